/** A core as it is compiled for its twin, without vectors, as an engine without them runs it. */
export const withoutVectors = <E>(bytes: Uint8Array<ArrayBuffer>): E =>
  new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as E;
