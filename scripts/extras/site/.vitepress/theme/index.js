import DefaultTheme from 'vitepress/theme';
import HomePage from './HomePage.vue';
import MigrationExplorer from './MigrationExplorer.vue';
import OperationList from './OperationList.vue';
import TryIt from './TryIt.vue';
import './style.css';
import './console.css';
import './home.css';
import './print.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('HomePage', HomePage);
    app.component('MigrationExplorer', MigrationExplorer);
    app.component('OperationList', OperationList);
    app.component('TryIt', TryIt);
  },
};
