// The block `abacade/game`: an activity to choose, then its settings beside the game as it will be.
import {
  activitiesOf,
  ranges,
  skillNames,
  skills,
  tablesOffered,
  usuallyAsked,
  type Asked,
  type SkillName,
} from '../../demo/activities/list.js';
import { factsOf, nameOf } from '../../demo/activities/names.js';
import { warmUp } from '../../demo/builder/offered.js';
import { activitiesLanguages } from '../../src/words/generated/activities.js';
import { wordpressLanguages } from '../../src/words/generated/wordpress.js';
import { games, type GameName } from '../../src/games.js';
import type { ActivitiesWords, WordpressWords } from '../../src/words/types.js';
import { fetchLanguage } from '../../src/words/words.js';
import type { FieldInEditor, PluginTexts } from '../texts.js';
import {
  addressOf,
  checked,
  contentOfActivity,
  fromAddress,
  fromLines,
  fromShortcode,
  optionsOf,
  type Content,
} from './content.js';
import { Players } from './players.js';
import { h, wp } from './wp.js';

/** The data that the plugin prints for this script. */
interface Printed {
  /** The address of the folder of scripts, with a slash at its end. */
  readonly folder: string;
  readonly texts: PluginTexts;
}

interface EditProps {
  readonly attributes: Content;
  readonly setAttributes: (some: Content) => void;
  readonly isSelected: boolean;
}

const { folder, texts } = (globalThis as unknown as { readonly abacadeBlock: Printed }).abacadeBlock;
const { components } = wp;

let words: WordpressWords;
let ofActivities: ActivitiesWords;

/** Returns the texts of a game; undefined for the warm-up, and for a game that does not exist. */
const gameIn = (name: string): PluginTexts['games'][GameName] | undefined => texts.games[name as GameName];

/** Returns the name of the activity; of an activity without one, that of its game. */
const titleOf = ({ name, game = '' }: Content): string =>
  name || (game === warmUp ? ofActivities.what['warm-up'] : (gameIn(game)?.title ?? game));

const group = (label: string, ...children: unknown[]): unknown =>
  h('div', { role: 'group', 'aria-label': label, className: 'abacade-choices' }, h('strong', null, label), ...children);

// ---- choosing an activity ----

/** Draws the tables or the range to choose from. */
function asking(skill: SkillName, asked: Asked, ask: (asked: Asked) => void): unknown {
  const { asks } = skills[skill] as { asks?: 'tables' | 'range' };
  const button = (number: number, isPressed: boolean, onClick: () => void): unknown =>
    h(
      components.Button,
      { key: number, variant: isPressed ? 'primary' : 'secondary', 'aria-pressed': isPressed, onClick },
      ofActivities.figure(number),
    );
  if (asks === 'range') {
    return group(
      ofActivities.which.range,
      ranges.map((range) => button(range, range === asked.range, () => ask({ ...asked, range }))),
    );
  }
  if (asks !== 'tables') return null;
  const toggled = (table: number): number[] =>
    tablesOffered.filter((one) => (one === table) !== asked.tables.includes(one));
  return group(
    ofActivities.which.tables,
    tablesOffered.map((table) =>
      button(table, asked.tables.includes(table), () => {
        const tables = toggled(table);
        if (tables.length > 0) ask({ ...asked, tables });
      }),
    ),
  );
}

/** Draws the skills, the activities of one of them, and all games by name. */
function Choosing({ choose }: { readonly choose: (content: Content) => void }): unknown {
  const [skill, show] = wp.element.useState<SkillName | undefined>(undefined);
  const [asked, ask] = wp.element.useState<Asked>(usuallyAsked);
  const ofSkill = (name: SkillName): unknown =>
    h(
      components.Button,
      {
        key: name,
        variant: name === skill ? 'primary' : 'secondary',
        'aria-pressed': name === skill,
        onClick: () => show(name),
      },
      `${ofActivities.skills[name]} (${ofActivities.ages(skills[name].from, skills[name].to)})`,
    );
  return h(
    components.Placeholder,
    { label: words.chooseActivity, className: 'abacade-choosing' },
    group(ofActivities.practise, skillNames.map(ofSkill)),
    skill && asking(skill, asked, ask),
    skill &&
      group(
        ofActivities.ready,
        h(
          'ul',
          { className: 'abacade-activities' },
          activitiesOf(skill, asked).map((name) => {
            const title = nameOf(ofActivities, name, asked);
            return h(
              'li',
              { key: name },
              h(
                components.Button,
                { variant: 'link', onClick: () => choose(contentOfActivity(name, asked, title)) },
                title,
              ),
              h('small', null, factsOf(ofActivities, texts, name)),
            );
          }),
        ),
      ),
    group(
      ofActivities.byName,
      Object.entries(texts.games).map(([game, { title }]) =>
        h(
          components.Button,
          { key: game, variant: 'secondary', onClick: () => choose({ game, options: {}, name: title }) },
          title,
        ),
      ),
    ),
  );
}

// ---- its settings ----

/** Draws one setting; it is left as usual while it has no value. */
function setting(field: FieldInEditor, value: string | undefined, set: (value: string | undefined) => void): unknown {
  const { attribute, type, label, description: help, options = [], min, max } = field;
  const common = { key: attribute, label, ...(help && { help }), __nextHasNoMarginBottom: true };
  if (type === 'boolean') {
    const onChange = (on: boolean): void => set(on ? '' : undefined);
    return h(components.ToggleControl, { ...common, checked: value !== undefined, onChange });
  }
  const onChange = (text: string): void => set(text === '' ? undefined : text);
  if (type === 'select') {
    const usual = { value: '', label: words.usual };
    return h(components.SelectControl, { ...common, value: value ?? '', options: [usual, ...options], onChange });
  }
  const number = type === 'number' ? { type: 'number', min, max } : {};
  return h(components.TextControl, { ...common, ...number, value: value ?? '', onChange });
}

function settings({ attributes, setAttributes }: EditProps): unknown {
  const { game = '', options = {}, name = '' } = attributes;
  const given = optionsOf(attributes);
  const set = (attribute: string) => (value: string | undefined) => {
    const { [attribute]: _, ...others } = options;
    setAttributes({ options: value === undefined ? others : { ...others, [attribute]: value } });
  };
  const panel = (title: string, fields: readonly FieldInEditor[], initialOpen: boolean, first?: unknown): unknown =>
    h(
      components.PanelBody,
      { key: title, title, initialOpen },
      first,
      fields.map((field) => setting(field, given[field.attribute], set(field.attribute))),
    );
  const [players, ...page] = texts.page;
  const ofGame = gameIn(game);
  const whoPlays = (): unknown =>
    h(Players, {
      field: players,
      texts: texts.players,
      words,
      levels: games[game as GameName].levels,
      value: given[players.attribute],
      set: set(players.attribute),
    });
  const onPage = ofGame ? page : page.filter(({ attribute }) => ['lang', 'theme'].includes(attribute));
  return h(
    wp.blockEditor.InspectorControls,
    null,
    h(
      components.PanelBody,
      null,
      h(components.TextControl, {
        label: words.name,
        help: words.nameHelp,
        value: name,
        onChange: (text: string) => setAttributes({ name: text }),
        __nextHasNoMarginBottom: true,
      }),
    ),
    ofGame && panel(ofGame.title, ofGame.fields, true, whoPlays()),
    panel(words.more, onPage, false),
  );
}

// ---- the block ----

/** The pause after the last change before the preview shows it, in milliseconds: a text is typed letter by letter. */
const untilShown = 500;

function Edit(props: EditProps): unknown {
  const { attributes, setAttributes, isSelected } = props;
  const { game, href } = attributes;
  const address = game === undefined ? undefined : addressOf(attributes, folder);
  // Readers follow this link while the plugin is switched off.
  wp.element.useEffect(() => {
    if (address !== undefined && href !== address) setAttributes({ href: address });
  }, [address]);
  const [shown, show] = wp.element.useState(address);
  wp.element.useEffect(() => {
    const soon = setTimeout(() => show(address), shown === undefined ? 0 : untilShown);
    return () => clearTimeout(soon);
  }, [address]);
  const block = wp.blockEditor.useBlockProps();
  if (address === undefined) return h('div', block, h(Choosing, { choose: setAttributes }));
  const read = checked(attributes);
  const again = {
    icon: 'update',
    label: words.another,
    onClick: () => setAttributes({ game: undefined, options: {}, name: '', href: undefined } as never),
  };
  return h(
    wp.element.Fragment,
    null,
    h(wp.blockEditor.BlockControls, null, h(components.ToolbarGroup, null, h(components.ToolbarButton, again))),
    settings(props),
    h(
      'div',
      block,
      !read.ok && h(components.Notice, { status: 'warning', isDismissible: false }, words.wrong(read.message)),
      h(
        'div',
        // The first click selects the block, the next ones play.
        { className: isSelected ? 'abacade-preview' : 'abacade-preview is-covered' },
        h('iframe', { src: shown, title: words.preview(titleOf(attributes)) }),
      ),
    ),
  );
}

/** Writes what stays readable without the plugin: a link to the game. */
const save = ({ attributes }: { readonly attributes: Content }): unknown =>
  attributes.game === undefined
    ? null
    : h(
        'p',
        wp.blockEditor.useBlockProps.save(),
        h('a', { href: attributes.href }, attributes.name || attributes.game),
      );

const withName = (content: Content): Content => ({ ...content, name: titleOf(content) });
const created = (content: Content | undefined): unknown => wp.blocks.createBlock('abacade/game', withName(content!));

/** Reads a pasted element that is a game and nothing else: a link within a sentence stays what it is. */
function contentIn({ nodeName, textContent, outerHTML, dataset }: HTMLElement): Content | undefined {
  const text = textContent.trim();
  if (text && nodeName === 'P') return fromAddress(text);
  const isGame = !text || nodeName === 'IFRAME' || nodeName.includes('-') || dataset['abacade'] !== undefined;
  return isGame ? fromLines(outerHTML) : undefined;
}

/** The sources that become this block: pasted addresses and lines, and blocks and shortcodes that hold them. */
const transforms = {
  from: [
    {
      type: 'raw',
      priority: 5, // before the block that embeds any address
      isMatch: (pasted: HTMLElement) => contentIn(pasted) !== undefined,
      transform: (pasted: HTMLElement) => created(contentIn(pasted)),
    },
    {
      type: 'block',
      blocks: ['core/html'],
      isMatch: ({ content }: { readonly content: string }) => fromLines(content) !== undefined,
      transform: ({ content }: { readonly content: string }) => created(fromLines(content)),
    },
    {
      type: 'block',
      blocks: ['core/embed'],
      isMatch: ({ url }: { readonly url?: string }) => fromAddress(url ?? '') !== undefined,
      transform: ({ url }: { readonly url?: string }) => created(fromAddress(url ?? '')),
    },
    {
      type: 'block',
      blocks: ['core/shortcode'],
      isMatch: ({ text }: { readonly text?: string }) => shortcodeIn(text) !== undefined,
      transform: ({ text }: { readonly text?: string }) => created(shortcodeIn(text)),
    },
  ],
};

/** Reads a shortcode whose attributes are those of the element. One with `table` or `activity` stays a shortcode. */
function shortcodeIn(text = ''): Content | undefined {
  const [, inside] = /^\s*\[abacade\s+([^\]]*)\]\s*$/.exec(text) ?? [];
  if (inside === undefined) return undefined;
  const pairs = [...inside.matchAll(/([a-z-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g)];
  return fromShortcode(Object.fromEntries(pairs.map(([, name, a, b, c]) => [name, a ?? b ?? c ?? ''])));
}

/** The icon of the block: a die that shows three. */
const icon = h(
  'svg',
  { viewBox: '0 0 24 24', xmlns: 'http://www.w3.org/2000/svg' },
  h('rect', { x: 4, y: 4, width: 16, height: 16, rx: 3, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }),
  [8, 12, 16].map((at) => h('circle', { key: at, cx: at, cy: at, r: 1.6, fill: 'currentColor' })),
);

/** Registers the block, in the language of the author. */
async function register(): Promise<void> {
  [words, ofActivities] = await Promise.all([
    fetchLanguage(wordpressLanguages, texts.tag),
    fetchLanguage(activitiesLanguages, texts.tag),
  ]);
  // Title, description, icon and attributes are declared in block.json, which the server reads.
  wp.blocks.registerBlockType('abacade/game', {
    title: texts.title,
    description: texts.about,
    icon,
    edit: Edit,
    save,
    transforms,
  });
}

void register();
