// Finds features in scripts that some browsers of the floor lack, by the types of the objects they are used on. Uses the API of
// TypeScript 6.
import ts from 'typescript';
import { data, lacking, withoutPartial } from './floor-data.mjs';

const { api, javascript } = data;
const { builtins } = javascript;

/** The parts of MDN's data that contain the features of interfaces. */
const places = [builtins, builtins.Intl, api];

/** The names of all members and globals that any browser of the floor lacks: only these are checked further. */
const suspects = new Set();
for (const place of places)
  for (const [name, feature] of Object.entries(place)) {
    if (name === '__compat') continue;
    if (lacking(feature).length || lacking(feature[name]).length) suspects.add(name);
    for (const [member, one] of Object.entries(feature))
      if (member !== '__compat' && lacking(one).length) suspects.add(member.replace(/_static$/, ''));
  }

const isOfBrowser = (declaration) => /[\\/]lib\.[\w.]*d\.ts$/.test(declaration.getSourceFile().fileName);

/** Returns the name that MDN has for a built-in class: `Array` for `ReadonlyArray` and `ArrayConstructor`. */
const plainName = (name) => name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/Constructor$/, '');

/** Returns the names of a type and of its base types. */
function namesOf(type, checker, seen = new Set()) {
  const apparent = checker.getApparentType(type);
  for (const one of apparent.isUnionOrIntersection() ? apparent.types : [apparent]) {
    const name = one.symbol?.name;
    if (!name || seen.has(name)) continue;
    seen.add(name);
    const declared = one.target ?? one;
    if (declared.isClassOrInterface?.())
      for (const base of checker.getBaseTypes(declared)) namesOf(base, checker, seen);
  }
  return seen;
}

function memberOf(names, member, isStatic) {
  for (const name of [...names].map(plainName))
    for (const place of places) {
      const own = place[name];
      const found =
        own && ((isStatic ? own[`${member}_static`] : own[member]) ?? own[`${member}_static`] ?? own[member]);
      if (found) return [`${name}.${member}`, found];
    }
  return undefined;
}

/**
 * Returns the feature of a member that is accessed, as in `list.with` or `const { with: other } = list`; undefined if there
 * is none.
 */
function faultOfMember(node, checker) {
  const name = ts.isPropertyAccessExpression(node) ? node.name : (node.propertyName ?? node.name);
  if (!ts.isIdentifier(name) || !suspects.has(name.text)) return undefined;
  const of = ts.isPropertyAccessExpression(node) ? node.expression : node.parent;
  const owner = checker.getTypeAtLocation(of);
  const symbol = ts.isPropertyAccessExpression(node) ? checker.getSymbolAtLocation(name) : owner.getProperty(name.text);
  const declaration = symbol?.declarations?.find(isOfBrowser);
  if (!declaration) return undefined;
  const { parent } = declaration;
  const isClass = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
  const within = ts.isInterfaceDeclaration(parent) ? [parent.name.text] : isClass ? [parent.parent.name.text] : [];
  const isStatic = isClass || within.some((one) => one.endsWith('Constructor'));
  return memberOf([...within, ...namesOf(owner, checker)], name.text, isStatic);
}

/** Returns the feature of a built-in class or function; undefined if there is none. */
function faultOfGlobal(node, checker) {
  if (!suspects.has(node.text) || (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node))
    return undefined;
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Value) || !symbol.declarations?.every(isOfBrowser)) return undefined;
  if (ts.isTypeNode(node.parent) || ts.isPropertyAssignment(node.parent)) return undefined;
  const { text } = node;
  const isMade = ts.isNewExpression(node.parent) && lacking(api[text]?.[text]).length > 0;
  return [text, isMade ? api[text][text] : (builtins[text] ?? api[text] ?? api.Window[text])];
}

const syntax = javascript;
const lookbehind = syntax.regular_expressions.lookbehind_assertion;
const staticBlock = syntax.classes.static.initialization_blocks;
/**
 * Class fields without known faults: in Safari 15, a field whose value has parentheses may not find the variables around
 * its class.
 */
const soundFields = withoutPartial(syntax.classes.public_class_fields);

/** Returns whether a string or a part of a template contains a look-behind, because a regular expression may be built from it. */
const hasLookbehind = (node) =>
  (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
  /\(\?<[=!]/.test(node.text);

function faultOfSyntax(node) {
  if (hasLookbehind(node)) return ['(?<=', lookbehind];
  if (ts.isRegularExpressionLiteral(node)) {
    if (/\(\?<[=!]/.test(node.text)) return ['(?<=', lookbehind];
    if (/\/\w*v\w*$/.test(node.text)) return ['/v', builtins.RegExp.unicodeSets];
    if (/\(\?[ims]*-?[ims]+:/.test(node.text)) return ['(?i:', syntax.regular_expressions.modifier];
  }
  if (ts.isClassStaticBlockDeclaration(node)) return ['static {', staticBlock];
  if (ts.isParenthesizedExpression(node) && isOfField(node)) return ['( in a class field', soundFields];
  return undefined;
}

/** Returns whether an expression belongs to the value of a class field, and not to a function within it. */
function isOfField(node) {
  for (let at = node; !ts.isFunctionLike(at) && !ts.isStatement(at); at = at.parent)
    if (ts.isPropertyDeclaration(at)) return true;
  return false;
}

const faultOf = (node, checker) => {
  if (ts.isPropertyAccessExpression(node) || (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)))
    return faultOfMember(node, checker);
  return ts.isIdentifier(node) ? faultOfGlobal(node, checker) : faultOfSyntax(node);
};

/** Returns the features in some files that a browser of the floor lacks, each as `{ feature, lacks, file, line }`. */
export function faultsInScripts(files, options) {
  const program = ts.createProgram(files, {
    ...options,
    allowJs: true,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap((source) => faultsIn(source, (node) => faultOf(node, checker)));
}

/** Returns the syntax of a built script that a browser of the floor cannot parse, in the same form. */
export const faultsOfSyntax = (file, text) =>
  faultsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS), faultOfSyntax);

function faultsIn(source, find) {
  const faults = [];
  const visit = (node) => {
    const [feature, known] = find(node) ?? [];
    const lacks = lacking(known);
    if (lacks.length) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      faults.push({ feature, lacks, file: source.fileName, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}
