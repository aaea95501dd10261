import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Tx } from '#db/db.ts';
import { type UltimoAutor, ultimoAutor } from '#plataforma/auditoria.ts';
import { rechazar } from './regla-rota.ts';

type Control = {
  readonly tx: Tx;
  readonly entidad: string;
  readonly id: string;
  readonly actual: number;
  readonly pedida: number;
  /** Who changed it last, where it says so itself: batches and files reach many and leave no line in the trail of each. */
  readonly ultimo?: () => Promise<UltimoAutor | undefined>;
};

/** Refuses a save made over an old version, naming who changed the record and when (INV-73). */
export async function exigirVersion({ tx, entidad, id, actual, pedida, ultimo }: Control): Promise<void> {
  if (actual === pedida) return;
  const autor = await (ultimo ? ultimo() : ultimoAutor(tx, entidad, id));
  rechazar('comun.version_vieja', {
    quien: autor?.quien ?? 'Otra persona',
    cuando: autor ? fechaHoraTexto(new Date(autor.en)) : '–',
    version: actual,
  });
}
