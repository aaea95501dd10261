import { v7 as uuidv7 } from 'uuid';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import { avisoDeEspera } from '#articulos/precios/lotes/avisos-de-lote.ts';
import {
  borrarLote,
  insertarLote,
  type LoteSimulable,
  moverLote,
  recontar,
} from '#articulos/precios/lotes/lotes.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { publicar } from '#plataforma/eventos.ts';
import { simular } from './simular-lote.ts';

/** What somebody is shown to look at, and the batch it is. */
export type LotePreparado = { readonly id: string; readonly numero: number };

type Pedido = Pick<LoteSimulable, 'motivo' | 'filtro' | 'regla' | 'listaIds'> & {
  /** Writes what its rule looks at, before it is simulated. */
  readonly guardar?: (tx: Tx, id: string) => Promise<void>;
};

/** Makes a batch that nobody wrote by hand, already simulated and without rounding. Null, and nothing kept, when no price would change. */
export async function prepararSimulado(
  { tx, usuario, ahora }: Pick<Orden, 'tx' | 'usuario' | 'ahora'>,
  { guardar, ...pedido }: Pedido,
): Promise<LotePreparado | null> {
  const { limiteDeVariacion } = await leerConfiguracion(tx);
  const lote: LoteSimulable = {
    ...pedido,
    id: uuidv7(),
    redondeo: { paso: '0', modo: 'CERCANO', terminacion: '0' },
    limiteDeVariacion,
  };
  const { id } = lote;
  const numero = await insertarLote(tx, id, { ...lote, autorId: usuario.id });
  await guardar?.(tx, id);
  const contado = await simular(tx, lote, ahora);
  if (contado.lineas === 0) {
    await borrarLote(tx, id);
    return null;
  }
  const despues = await recontar(tx, id, contado);
  await moverLote(tx, id, { estado: 'SIMULADO', simulado_en: ahora });
  const { motivo } = pedido;
  await publicar(tx, ...(await avisoDeEspera({ tx, usuario }, { id, numero, motivo }, { antes: null, despues })));
  return { id, numero };
}
