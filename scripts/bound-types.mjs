// Resolves the types of members that elements inherit from a generic class, such as `play(move: MultiplayMove)`.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './bundle/entries.mjs';

const plain = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Returns the manifest's `type`, or `parameters` and `return`, for a member of a class of components/index.ts. */
export function boundTypes() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const index = join(root, 'components/index.ts');
  // The elements use neither Node's types nor those of the tests.
  const program = ts.createProgram([index], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const isClass = ({ aliasSymbol, symbol }) => aliasSymbol && symbol && symbol.flags & ts.SymbolFlags.Class;
  /** Names a class by its own name rather than an alias, and puts `undefined`, which the compiler lists first, last. */
  const written = (type) => {
    // Editors offer the words of a union, not the name of its type.
    const words = type.isUnion() && type.types.filter((one) => one.isStringLiteral());
    if (words && words.length > 0 && words.length >= type.types.length - 1)
      return [
        ...words.map(({ value }) => `'${value}'`),
        ...(words.length < type.types.length ? ['undefined'] : []),
      ].join(' | ');
    if (isClass(type)) return checker.typeToString(type, file, plain | ts.TypeFormatFlags.InTypeAlias);
    const isSplit = type.isUnion() && type.types.some(isClass);
    return isSplit ? type.types.toReversed().map(written).join(' | ') : checker.typeToString(type, file, plain);
  };
  const text = (type) => ({ text: written(type) });
  const classes = checker.getExportsOfModule(checker.getSymbolAtLocation(file));
  /** Removes the `undefined` that an optional parameter implies. */
  const given = (type, optional) => (optional ? checker.getNonNullableType(type) : type);

  return (className, memberName) => {
    const named = classes.find(({ name }) => name === className);
    const type = named && checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(named));
    const member = type && checker.getPropertyOfType(type, memberName);
    if (!member) throw new Error(`${className} has no ${memberName}, or components/index.ts does not export it.`);
    const own = checker.getTypeOfSymbolAtLocation(member, file);
    const [call] = own.getCallSignatures();
    if (!call) return { type: text(own) };
    const parameters = call.getParameters().map((parameter) => {
      const optional = checker.isOptionalParameter(parameter.valueDeclaration);
      const type = text(given(checker.getTypeOfSymbolAtLocation(parameter, file), optional));
      return { name: parameter.name, ...(optional ? { optional } : {}), type };
    });
    return { parameters, return: { type: text(call.getReturnType()) } };
  };
}
