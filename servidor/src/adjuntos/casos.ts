import type { Adjunto, CambioDeAdjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { admitir, admitirDe, cuotaDe, lugarQueFalta, type Uso } from '@trastienda/nucleo/adjuntos/limites.ts';
import { ordenar } from '@trastienda/nucleo/adjuntos/orden.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import type { Orden, OrdenDeComando } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';
import { leerAdjunto, leerAdjuntos } from './adjuntos.query.ts';
import * as repo from './adjuntos.repo.ts';
import type { Almacen } from './almacen.ts';
import { type Dueno, rastroDe, sostenerDueno } from './duenos.ts';
import type { Preparado } from './preparar.ts';

type AlAgregar = {
  /** Where the files are of what has to go for it to fit. */
  readonly almacen: Almacen;
  /** Whatever it had gives way to it. */
  readonly unico?: boolean;
};

/** Hangs one more file from its owner. */
export async function agregarAdjunto(
  orden: OrdenDeComando,
  dueno: Dueno,
  preparado: Preparado,
  { almacen, unico = false }: AlAgregar,
): Promise<Adjunto> {
  const { tx, usuario, ahora } = orden;
  const negocio = await repo.tomarTurnoDeLugar(tx);
  await sostenerDueno(tx, dueno);
  const propios = unico ? 0 : await repo.contarDe(tx, dueno);
  const cabe = admitir(preparado.ocupa, { propios, ...negocio });
  if (!cabe.ok && cabe.error.code === 'adjuntos.sin_lugar') await hacerLugar(orden, preparado.ocupa, negocio, almacen);
  else exigir(cabe);
  const autoria = { usuarioId: usuario.id, ahora };
  const previos = unico ? await leerAdjuntos(tx, dueno) : [];
  if (previos.length > 0) {
    await repo.ocultar(
      tx,
      previos.map(({ id }) => id),
      autoria,
    );
  }
  const id = uuidv7();
  await repo.insertarAdjunto(tx, id, dueno, preparado, autoria);
  anotar(orden, dueno, 'agregar_archivo', [
    { campo: nombreDe(preparado.clase), antes: previos[0]?.nombre ?? null, despues: preparado.nombre },
  ]);
  return definido(await leerAdjunto(tx, id), 'the row just written');
}

type Negocio = Awaited<ReturnType<typeof repo.tomarTurnoDeLugar>>;

/** The same for what another room keeps in the quota of attached files, which is of the whole business. */
export async function reservarLugar(orden: OrdenDeComando, ocupa: number, almacen: Almacen): Promise<void> {
  const negocio = await repo.tomarTurnoDeLugar(orden.tx);
  if (!admitir(ocupa, { propios: 0, ...negocio }).ok) await hacerLugar(orden, ocupa, negocio, almacen);
}

/** What has to go for a tenth of the quota to be free. */
export async function leerExceso(tx: Tx): Promise<Uso> {
  const { uso, sucursales } = await repo.tomarTurnoDeLugar(tx);
  const cuota = cuotaDe(sucursales);
  return { archivos: uso.archivos - 0.9 * cuota.archivos, bytes: uso.bytes - 0.9 * cuota.bytes };
}

/** What was taken away stays for whoever regrets it while nobody needs its room: removing some is what a full quota asks for. */
async function hacerLugar(
  { tx, alConfirmar }: OrdenDeComando,
  ocupa: number,
  negocio: Negocio,
  almacen: Almacen,
): Promise<void> {
  const borrados = await repo.borrarParaHacerLugar(tx, lugarQueFalta(ocupa, negocio));
  exigir(admitir(ocupa, { propios: 0, ...(await repo.tomarTurnoDeLugar(tx)) }));
  // One that stays on disk after this is thrown away by the tidying.
  alConfirmar(async () => {
    await Promise.allSettled(borrados.map((guardado) => almacen.borrar(guardado)));
  });
}

/** Another order for all the files of an owner; the first picture is its principal one. */
export async function ordenarAdjuntos(orden: Orden, dueno: Dueno, ids: readonly string[]): Promise<Adjunto[]> {
  const { tx } = orden;
  await repo.tomarTurno(tx);
  await sostenerDueno(tx, dueno);
  const antes = await leerAdjuntos(tx, dueno);
  await repo.escribirOrden(
    tx,
    exigir(
      ordenar(
        antes.map(({ id }) => id),
        ids,
      ),
    ),
  );
  const despues = await leerAdjuntos(tx, dueno);
  const campos = (filas: readonly Adjunto[]) => ({
    'imagen principal': filas.find(({ clase }) => clase === 'IMAGEN')?.nombre ?? null,
  });
  anotar(orden, dueno, 'ordenar_archivos', diferencias(campos(antes), campos(despues)));
  return despues;
}

/** Its name and what it says to who does not see it. */
export async function cambiarAdjunto(
  orden: Orden,
  dueno: Dueno,
  id: string,
  { version, nombre, textoAlternativo }: CambioDeAdjunto,
): Promise<Adjunto> {
  const { tx } = orden;
  const antes = await repo.bloquearAdjunto(tx, dueno, id);
  if (antes.version !== version) rechazar('adjuntos.cambiaron', {});
  const despues = { nombre: nombre ?? antes.nombre, alt: textoAlternativo ?? antes.alt };
  await repo.escribirTextos(tx, id, despues);
  const campos = (fila: { readonly nombre: string; readonly alt: string }) => ({
    [nombreDe(antes.clase)]: fila.nombre,
    [`texto alternativo de «${despues.nombre}»`]: fila.alt,
  });
  anotar(orden, dueno, 'cambiar_archivo', diferencias(campos(antes), campos(despues)));
  return definido(await leerAdjunto(tx, id), 'the row just changed');
}

/** Hides it: `restaurarAdjunto` brings it back while its files are there. */
export async function quitarAdjunto(orden: Orden, dueno: Dueno, id: string): Promise<void> {
  const { tx, usuario, ahora } = orden;
  await repo.tomarTurno(tx);
  const { clase, nombre } = await repo.bloquearAdjunto(tx, dueno, id);
  await repo.ocultar(tx, [id], { usuarioId: usuario.id, ahora });
  anotar(orden, dueno, 'quitar_archivo', [{ campo: nombreDe(clase), antes: nombre, despues: null }]);
}

export async function restaurarAdjunto(orden: Orden, dueno: Dueno, id: string): Promise<Adjunto> {
  const { tx } = orden;
  await repo.tomarTurno(tx);
  const { clase, nombre } = await repo.bloquearAdjunto(tx, dueno, id, true);
  // What is hidden is still in the sum of the business; what may be full by now is its owner.
  exigir(admitirDe(await repo.contarDe(tx, dueno)));
  await repo.mostrar(tx, id);
  anotar(orden, dueno, 'restaurar_archivo', [{ campo: nombreDe(clase), antes: null, despues: nombre }]);
  return definido(await leerAdjunto(tx, id), 'the row just brought back');
}

const nombreDe = (clase: string): string => (clase === 'IMAGEN' ? 'imagen' : 'documento');

function anotar(orden: Orden, dueno: Dueno, verbo: string, cambios: readonly Cambio[]): void {
  const rastro = rastroDe(dueno);
  orden.auditar({ accion: `${rastro.entidad}.${verbo}`, ...rastro, cambios });
}
