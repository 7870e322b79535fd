import type { PackagePage } from './package-page.js';
import { until } from './until.js';

/** What the tests ask of an editor. */
interface Editor {
  setContent(html: string): void;
  getContent(): string;
  focus(): void;
  getDoc(): Document;
}

interface Tiny {
  init(options: Readonly<Record<string, unknown>>): Promise<Editor[]>;
}

/** The versions of TinyMCE: that of Moodle, and the newest. */
export const editors = { 'TinyMCE 7': 'tinymce-7', 'TinyMCE 8': 'tinymce' } as const;
type Folder = (typeof editors)[keyof typeof editors];

/** TinyMCE, set up as in Moodle, with this markup open in it. The page stays open. */
export async function tinyWith(page: PackagePage, html: string, folder: Folder = 'tinymce-7'): Promise<Editor> {
  await page.open('/page/embed/no-element');
  const { document } = page;
  const tiny = document.createElement('script');
  tiny.src = `/plain/node_modules/${folder}/tinymce.min.js`;
  const field = document.createElement('textarea');
  field.id = 'text';
  await new Promise((resolve) => {
    tiny.onload = resolve;
    document.body.append(field, tiny);
  });
  const [editor] = await (page.window as unknown as { tinymce: Tiny }).tinymce.init({
    selector: '#text',
    license_key: 'gpl',
    promotion: false,
    extended_valid_elements: 'script[*],p[*],i[*]',
    xss_sanitization: false,
    convert_urls: false,
  });
  editor.setContent(html);
  return editor;
}

/** What it leaves of this markup when it is opened there and saved. */
export const throughTiny = async (page: PackagePage, html: string, folder?: Folder): Promise<string> =>
  (await tinyWith(page, html, folder)).getContent();

/** Puts the focus into the text; resolves when keys go there. A frame that has just been opened may refuse it. */
export const focusOn = (editor: Editor): Promise<void> =>
  until(() => {
    editor.focus();
    return editor.getDoc().hasFocus();
  }, 'the focus is in the editor');
