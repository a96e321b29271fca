/** Appends the pages of several documents to one. Null where a file cannot be read, for example because it is encrypted or truncated. */
export async function mergePdfs(files: readonly Uint8Array[]): Promise<Uint8Array | null> {
  if (files.length === 0) return null;
  // Loaded with the first sheet: most processes never print one.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const merged = await PDFDocument.create({ updateMetadata: false });
  try {
    for (const file of files) {
      const source = await PDFDocument.load(file, { throwOnInvalidObject: true, updateMetadata: false });
      for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
    }
  } catch {
    return null;
  }
  return merged.save();
}
