import { useRoute, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, nextTick, onMounted, watch } from 'vue';
import CodemodPlayground from './CodemodPlayground.vue';
import HomePage from './HomePage.vue';
import MigrationExplorer from './MigrationExplorer.vue';
import OperationList from './OperationList.vue';
import SiteSearch from './SiteSearch.vue';
import TryIt from './TryIt.vue';
import '../../../../../templates/runtime/shared/assets/design.css';
import './theme.css';
import './tools.css';
import './home.css';

/** Address that pages contain for that of the site: `SITE_ADDRESS` of `scripts/docs/start-page.ts`. */
const SITE_ADDRESS = 'http://127.0.0.1:4173';

/** Replaces the address in code by the one that the page came from, so that commands work when they are copied. */
function showOwnAddress() {
  for (const code of document.querySelectorAll('.vp-doc code')) {
    if (!code.textContent.includes(SITE_ADDRESS)) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll(SITE_ADDRESS, location.origin);
  }
}

/** Renders the page for unknown addresses; that of VitePress has no `main` landmark. */
function NotFound() {
  return h('main', { class: 'not-found vp-doc' }, [
    h('h1', 'Page not found'),
    h('p', 'No page has this address. Search finds operations, schemas and guides.'),
    h('p', h('a', { href: withBase('/') }, 'Home page')),
  ]);
}

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound), 'nav-bar-content-before': () => h(SiteSearch) }),
  setup() {
    const route = useRoute();
    onMounted(showOwnAddress);
    watch(
      () => route.data,
      () => nextTick(showOwnAddress),
    );
  },
  enhanceApp({ app }) {
    app.component('CodemodPlayground', CodemodPlayground);
    app.component('HomePage', HomePage);
    app.component('MigrationExplorer', MigrationExplorer);
    app.component('OperationList', OperationList);
    app.component('TryIt', TryIt);
  },
};
