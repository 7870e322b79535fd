/**
 * The rules by which H5P accepts a package, and the changes it makes to the fields of a content before it shows it. They follow
 * `H5PValidator` and `H5PContentValidator` of its PHP library, whose patterns count bytes.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, unknown>>;

const inContent =
  'json png jpg jpeg gif bmp tif tiff eot ttf woff woff2 otf webm mp4 ogg mp3 m4a wav txt pdf rtf doc docx xls xlsx ppt pptx odt ods odp csv diff patch swf md textile vtt webvtt gltf glb';
const inLibrary = `${inContent} js css svg xml`;
const endsWith = (name: string, endings: string): boolean => endings.split(' ').includes(name.split('.').at(-1)!);

const version = /^\d{1,5}$/;
const machineName = /^[\w\-.]{1,255}$/;
const line = /^.{1,255}$/;
const bit = /^[01]$/;
const script = /^([\\/]?[a-z_\-\s0-9.]+)+\.js$/i;

const bytesOf = (value: unknown): string => Buffer.from(String(value), 'utf8').toString('latin1');
const isText = (value: unknown): boolean => typeof value === 'string' || Number.isInteger(value);
const fits = (value: unknown, pattern: RegExp): boolean => isText(value) && pattern.test(bytesOf(value));

const parsed = (file: Uint8Array | undefined): unknown => {
  try {
    return file && (JSON.parse(Buffer.from(file).toString('utf8')) as unknown);
  } catch {
    return undefined;
  }
};

const dependency = (given: unknown): string[] => {
  const { machineName: name, majorVersion, minorVersion } = Object(given) as Fields;
  const isGood = fits(name, machineName) && fits(majorVersion, version) && fits(minorVersion, version);
  return isGood ? [] : [`dependency ${JSON.stringify(given)}`];
};

const embeds = (given: unknown): string[] =>
  Array.isArray(given) && given.every((one) => one === 'iframe' || one === 'div') ? [] : ['embedTypes'];

/** Returns the faults of the fields that must match a pattern. */
const unfit = (at: string, given: Fields, patterns: Readonly<Record<string, RegExp>>): string[] =>
  Object.entries(patterns).flatMap(([name, pattern]) => (fits(given[name], pattern) ? [] : [`${at}: ${name}`]));

function faultsOfAbout(given: Fields): string[] {
  const { preloadedDependencies: needs = [], embedTypes } = given;
  return [
    ...unfit('h5p.json', given, {
      title: line,
      language: /^[-a-zA-Z]{1,10}$/,
      mainLibrary: /^[$a-z_][0-9a-z_.$]{1,254}$/i,
      license: /^(CC BY(-SA|-ND|-NC|-NC-SA|-NC-ND)?|CC0 1\.0|GNU GPL|PD|ODC PDDL|CC PDM|U|C)$/,
    }),
    ...embeds(embedTypes),
    ...(needs as unknown[]).flatMap(dependency),
  ];
}

function faultsOfLibrary(folder: string, files: Readonly<Record<string, Uint8Array>>): string[] {
  const about = parsed(files[`${folder}/library.json`]) as Fields | undefined;
  if (!about) return [`${folder}: library.json`];
  const { preloadedJs = [], machineName: name, majorVersion, minorVersion, embedTypes = [], coreApi } = about;
  const { majorVersion: major = 1, minorVersion: minor = 0 } = Object(coreApi) as { [field: string]: number };
  const scripts = (preloadedJs as { path: unknown }[]).flatMap(({ path }) =>
    fits(path, script) && Object.hasOwn(files, `${folder}/${String(path)}`) ? [] : [`script ${String(path)}`],
  );
  const languages = Object.keys(files).filter((file) => file.startsWith(`${folder}/language/`));
  return [
    ...unfit(folder, about, {
      ...{ title: line, majorVersion: version, minorVersion: version, patchVersion: version, machineName },
      ...{ runnable: bit, fullscreen: bit, license: /^(cc-by(-sa|-nd|-nc|-nc-sa|-nc-nd)?|pd|cr|MIT|GPL[123]|MPL2?)$/ },
    }),
    ...embeds(embedTypes),
    ...scripts,
    ...([name, `${String(name)}-${String(majorVersion)}.${String(minorVersion)}`].includes(folder) ? [] : ['folder']),
    ...(major < 1 || (major === 1 && minor <= 28) ? [] : ['coreApi']),
    ...(Array.isArray(parsed(files[`${folder}/semantics.json`])) ? [] : ['semantics.json']),
    ...languages.filter((file) => {
      const isNamed = /^(-?[a-z]+){1,7}\.json$/i.test(file.split('/').at(-1)!);
      return !isNamed || !Array.isArray((Object(parsed(files[file])) as Fields)['semantics']);
    }),
  ];
}

/** Returns the reasons for which H5P would refuse a package, given its unpacked files. */
export function faultsOfH5P(files: Readonly<Record<string, Uint8Array>>): string[] {
  const names = Object.keys(files);
  const folders = [...new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/')[0]))];
  const libraries = folders.filter((folder) => folder !== 'content');
  const about = parsed(files['h5p.json']) as Fields | undefined;
  const needed = (about?.['preloadedDependencies'] ?? []) as Fields[];
  const said = (one: Fields): string =>
    `${String(one['machineName'])} ${String(one['majorVersion'])}.${String(one['minorVersion'])}`;
  const there = libraries.map((folder) => said(Object(parsed(files[`${folder}/library.json`])) as Fields));
  return [
    ...names.filter((name) => /(^[._]|[/\\][._])/.test(name)),
    ...names.filter(
      (name) => name.includes('/') && !endsWith(name, name.startsWith('content/') ? inContent : inLibrary),
    ),
    ...(about ? faultsOfAbout(about) : ['h5p.json']),
    ...(parsed(files['content/content.json']) === undefined ? ['content.json'] : []),
    ...needed.map(said).filter((one) => !there.includes(one)),
    ...(needed.some((one) => one['machineName'] === about?.['mainLibrary']) ? [] : ['mainLibrary']),
    ...libraries.flatMap((folder) => faultsOfLibrary(folder, files)),
  ];
}

/** A field in `semantics.json`. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly fields?: readonly Field[];
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly decimals?: number;
  readonly maxLength?: number;
}

/** Escapes like PHP's `htmlspecialchars` without double encoding. */
const asHtml = (text: string): string =>
  text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi, '&amp;')
    .replace(/[<>"']/g, (char) => ({ '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' })[char]!);

function cleanedValue(value: unknown, field: Field): unknown {
  const { type, optional, options = [], min, max, step, maxLength, fields = [] } = field;
  if (type === 'text') return asHtml(typeof value === 'string' ? value : '').slice(0, maxLength);
  if (type === 'number') {
    const number = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, Number(value) || 0));
    return step ? number - ((number - (min ?? 0)) % step) : number;
  }
  if (type === 'select') {
    const isOffered = options.some((option) => option.value === value);
    return asHtml(String(optional || isOffered ? value : options[0].value));
  }
  return type === 'group' ? cleaned(value, fields) : value;
}

/** Returns the fields of a content as H5P changes them: it drops those it does not know, and corrects those that do not fit. */
export function cleaned(params: unknown, fields: readonly Field[]): unknown {
  return Object.fromEntries(
    Object.entries(Object(params) as Fields).flatMap(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      return field ? [[name, cleanedValue(value, field)]] : [];
    }),
  );
}

const types = ['text', 'number', 'select', 'boolean', 'group'];

/** Returns the names of fields that the editor could not show. */
export function faultsOfFields(fields: readonly Field[]): string[] {
  const names = fields.map(({ name }) => name);
  return [
    ...names.filter((name, i) => names.indexOf(name) !== i || !/^[a-z]\w*$/i.test(name)),
    ...fields.flatMap((field) => {
      const { name, type, options, fields: inner, min = -Infinity, max = Infinity } = field;
      const { label } = field as unknown as { label: unknown };
      if (!types.includes(type) || typeof label !== 'string' || label === '' || min > max) return [name];
      if (type === 'select' && (!options?.length || new Set(options.map(({ value }) => value)).size !== options.length))
        return [name];
      // A group with a single field has no value of its own.
      if (type !== 'group') return inner ? [name] : [];
      return (inner ?? []).length > 1 ? faultsOfFields(inner!) : [name];
    }),
  ];
}

/** Returns whether a translation has the structure of the fields: its texts are found by their place. */
export function isLike(translation: unknown, fields: unknown): boolean {
  if (Array.isArray(fields)) {
    return (
      Array.isArray(translation) &&
      translation.length === fields.length &&
      fields.every((one, i) => isLike(translation[i], one))
    );
  }
  const { label, options, fields: inner } = Object(fields) as Fields;
  const said = Object(translation) as Fields;
  return (
    typeof label === typeof said['label'] &&
    (options === undefined ? said['options'] === undefined : isLike(said['options'], options)) &&
    (inner === undefined ? said['fields'] === undefined : isLike(said['fields'], inner))
  );
}
