import type { PackagePage } from './package-page.js';
import { until } from './until.js';

/** The part of an editor that the tests use. */
interface Editor {
  setContent(html: string): void;
  getContent(): string;
  focus(): void;
  getDoc(): Document;
}

interface Tiny {
  init(options: Readonly<Record<string, unknown>>): Promise<Editor[]>;
}

/** The tested versions of TinyMCE: Moodle's, and the newest. */
export const editors = { 'TinyMCE 7': 'tinymce-7', 'TinyMCE 8': 'tinymce' } as const;
type Folder = (typeof editors)[keyof typeof editors];

/** Opens TinyMCE, set up as in Moodle, with this markup. The page stays open. */
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

/** Returns the markup that remains after TinyMCE has opened and saved it. */
export const throughTiny = async (page: PackagePage, html: string, folder?: Folder): Promise<string> =>
  (await tinyWith(page, html, folder)).getContent();

/** Focuses the text; resolves when it receives keys. A frame that has just been opened may refuse the focus. */
export const focusOn = (editor: Editor): Promise<void> =>
  until(() => {
    editor.focus();
    return editor.getDoc().hasFocus();
  }, 'the focus is in the editor');
