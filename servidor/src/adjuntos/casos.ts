import type { Adjunto, CambioDeAdjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { admitir, admitirDe } from '@trastienda/nucleo/adjuntos/limites.ts';
import { ordenar } from '@trastienda/nucleo/adjuntos/orden.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';
import { leerAdjunto, leerAdjuntos } from './adjuntos.query.ts';
import * as repo from './adjuntos.repo.ts';
import { type Dueno, rastroDe, sostenerDueno } from './duenos.ts';
import type { Preparado } from './preparar.ts';

/** Hangs one more file from its owner. `unico`: whatever it had gives way to it. */
export async function agregarAdjunto(
  orden: Orden,
  dueno: Dueno,
  preparado: Preparado,
  { unico = false } = {},
): Promise<Adjunto> {
  const { tx, usuario, ahora } = orden;
  const { uso, sucursales } = await repo.tomarTurno(tx);
  await sostenerDueno(tx, dueno);
  exigir(admitir(preparado.ocupa, { propios: unico ? 0 : await repo.contarDe(tx, dueno), uso, sucursales }));
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
  // It never left the sum of the business; what may be full by now is its owner.
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
