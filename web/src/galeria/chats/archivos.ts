import { entregar } from '#api/descargar.ts';
import type { ChatAttachment } from '#galeria/api-falsa/entidades/chats.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { tipoDeArchivo } from './estado.ts';

/** What was attached from the disk, by message: it never leaves the page. */
const guardados = crearAlmacen<ReadonlyMap<string, Blob>>(() => new Map());

const UNIDADES = ['byte', 'kilobyte', 'megabyte'] as const;

/** Keeps a file, and says of it what a message tells. */
export function guardarArchivo(mensajeId: string, archivo: File, idioma: string): ChatAttachment {
  guardados.cambiar((todos) => new Map(todos).set(mensajeId, archivo));
  return { icon: tipoDeArchivo(archivo.name), file: archivo.name, fileSize: enUnidades(archivo.size, idioma) };
}

/** Gives a file to the browser. The samples have none behind: a text that says so stands for it. */
export function bajarArchivo(mensajeId: string, { file }: ChatAttachment, deMuestra: string): void {
  const guardado = guardados.leer().get(mensajeId);
  if (guardado) entregar(guardado, file);
  else entregar(new Blob([deMuestra], { type: 'text/plain' }), `${file}.txt`);
}

/** The address of a picture that was read from the disk. */
export const leerFoto = (archivo: File): Promise<string> =>
  new Promise((listo, falla) => {
    const lector = new FileReader();
    lector.onload = () => listo(String(lector.result));
    lector.onerror = () => falla(lector.error);
    lector.readAsDataURL(archivo);
  });

/** «2,4 MB». */
function enUnidades(bytes: number, idioma: string): string {
  const nivel = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const opciones = { style: 'unit', unit: UNIDADES[nivel], maximumFractionDigits: nivel === 2 ? 1 : 0 } as const;
  return new Intl.NumberFormat(idioma, opciones).format(bytes / 1000 ** nivel);
}
