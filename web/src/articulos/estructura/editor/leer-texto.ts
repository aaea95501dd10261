/** A spreadsheet begins as the zip that it is; nothing here reads those. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** What a text file says, in UTF-8 or as spreadsheets of Windows write it; null when it is no text. */
export async function leerTexto(archivo: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  if (ZIP.every((byte, i) => bytes[i] === byte) || bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
