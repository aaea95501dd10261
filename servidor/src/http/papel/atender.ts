import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import PDFDocument from 'pdfkit';
import type { AlHilo, DelHilo } from './mensajes.ts';

export type Documento = PDFKit.PDFDocument;

/** What draws: each batch of rows as it comes, and what closes the document. */
export type Dibujo<Fila> = { readonly tanda: (filas: readonly Fila[]) => void; readonly fin: () => void };

const letra = (nombre: string) => fileURLToPath(new URL(`./letra/plus-jakarta-sans-${nombre}.ttf`, import.meta.url));

/** Runs the thread: opens the document, hands its bytes over as they come and asks for rows until there are none. */
export function atender<Encargo, Fila>(
  dibujar: (documento: Documento, encargo: Encargo) => Dibujo<Fila>,
  titulo: (encargo: Encargo) => string,
): void {
  const puerto = definido(parentPort, 'this file runs as a thread');
  const decir = (mensaje: DelHilo, mover: ArrayBuffer[] = []) => puerto.postMessage(mensaje, mover);
  // On Linux the priority is that of this thread alone: who waits for the server comes first.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  const encargo = workerData as Encargo;
  const documento = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: 'es-AR',
    displayTitle: true,
    info: { Title: titulo(encargo), Creator: 'Trastienda', Producer: 'Trastienda' },
  });
  documento.registerFont('regular', letra('regular')).registerFont('negrita', letra('negrita'));
  documento.on('data', (trozo: Buffer) => {
    const bytes = new Uint8Array(trozo);
    decir({ tipo: 'trozo', bytes }, [bytes.buffer]);
  });
  documento.on('end', () => decir({ tipo: 'fin' }));
  const dibujo = dibujar(documento, encargo);
  puerto.on('message', (mensaje: AlHilo<Fila>) => {
    if (mensaje.tipo === 'tanda') dibujo.tanda(mensaje.filas);
    else {
      dibujo.fin();
      documento.end();
      return;
    }
    // Pages are compressed aside and come out a moment later: asking at once would let them pile up.
    setImmediate(() => decir({ tipo: 'mas' }));
  });
  decir({ tipo: 'mas' });
}
