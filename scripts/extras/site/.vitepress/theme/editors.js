import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { MergeView } from '@codemirror/merge';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers, WidgetType } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Words of a finding, and the state of the design that shows it. */
const TIERS = {
  certain: ['Changed', 'good'],
  likely: ['Changed, review it', 'warn'],
  manual: ['By hand', 'bad'],
};

/** A finding below its line, as a sentence. */
class FindingWidget extends WidgetType {
  constructor(finding) {
    super();
    this.finding = finding;
  }

  eq({ finding }) {
    return JSON.stringify(finding) === JSON.stringify(this.finding);
  }

  toDOM() {
    const { tier, reason, suggestion } = this.finding;
    const [word, state] = TIERS[tier];
    const shown = document.createElement('div');
    const sentence = document.createElement('p');
    shown.className = 'cm-finding';
    sentence.className = `cm-${state}`;
    const title = document.createElement('b');
    title.textContent = suggestion === '' ? `${word}. ` : `${word} → ${suggestion.replaceAll(/\s+/g, ' ')}. `;
    sentence.append(title, /[.!?]$/.test(reason) ? reason : `${reason}.`);
    shown.append(sentence);
    return shown;
  }
}

const showFindings = StateEffect.define();

function findingsAt(state, findings) {
  const places = findings
    .filter(({ line }) => line <= state.doc.lines)
    .map((finding) => {
      const widget = Decoration.widget({ widget: new FindingWidget(finding), block: true, side: 1 });
      return widget.range(state.doc.line(finding.line).to);
    });
  return Decoration.set(places, true);
}

const findingField = StateField.define({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    const effect = effects.find((one) => one.is(showFindings));
    return effect === undefined ? shown.map(changes) : findingsAt(state, effect.value);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const state = (name) => ({ background: `var(--${name}-soft)`, color: `var(--${name})` });

/** Colors and sizes of the design. */
const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', background: 'var(--back)', fontSize: 'var(--text-s)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-content': { fontFamily: 'var(--mono)', lineHeight: '1.65', caretColor: 'var(--text)', minHeight: '420px' },
  '.cm-gutters': { background: 'var(--surface)', color: 'var(--soft)', borderColor: 'var(--line)' },
  // A margin would not count as the height of the line.
  '.cm-finding': { padding: '2px 8px 6px' },
  '.cm-finding p': { margin: '0', padding: '2px 10px', borderRadius: '5px', whiteSpace: 'normal' },
  '.cm-good': state('good'),
  '.cm-warn': state('warn'),
  '.cm-bad': state('bad'),
  '&.cm-merge-a .cm-changedLine': { background: 'var(--bad-soft)' },
  '&.cm-merge-b .cm-changedLine': { background: 'var(--good-soft)' },
  '&.cm-merge-a .cm-changedText': { background: 'var(--bad-mark)' },
  '&.cm-merge-b .cm-changedText': { background: 'var(--good-mark)' },
});

const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.propertyName], color: 'var(--code-constant)' },
  { tag: [tags.typeName, tags.className, tags.function(tags.variableName)], color: 'var(--code-name)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
]);

function extensions(label, ...more) {
  return [
    lineNumbers(),
    EditorView.lineWrapping,
    javascript({ typescript: true, jsx: true }),
    syntaxHighlighting(highlighting),
    theme,
    EditorView.contentAttributes.of({ 'aria-label': label }),
    ...more,
  ];
}

/**
 * Creates an editor and its result side by side. They are in a shadow root, whose styles are constructed sheets, since
 * the policy of the page forbids style elements.
 */
export function createEditors(host, text, onChange) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const listener = EditorView.updateListener.of(({ docChanged }) => docChanged && onChange());
  const editable = [history(), keymap.of([...defaultKeymap, ...historyKeymap]), findingField, listener];
  const readOnly = [EditorState.readOnly.of(true), EditorView.editable.of(true)];
  const view = new MergeView({
    a: { doc: text, extensions: extensions('Your code: TypeScript, JavaScript, JSX or a Vue file', ...editable) },
    b: { doc: text, extensions: extensions('The migrated code', ...readOnly) },
    parent: root,
    root,
    gutter: false,
  });
  const narrow = new CSSStyleSheet();
  // The editors of a row share its width from zero; those of a column are as high as their text.
  narrow.replaceSync(`@media (max-width: 640px) {
    .cm-mergeViewEditors { flex-direction: column }
    .cm-mergeViewEditors > .cm-mergeViewEditor { flex-basis: auto }
  }`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, narrow];
  return {
    text: () => view.a.state.doc.toString(),
    show(after, findings) {
      view.b.dispatch({ changes: { from: 0, to: view.b.state.doc.length, insert: after } });
      view.a.dispatch({ effects: showFindings.of(findings) });
    },
    destroy: () => view.destroy(),
  };
}
