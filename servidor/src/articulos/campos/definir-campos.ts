import { MAXIMO_DE_CAMPOS, tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { planearOpciones } from '@trastienda/nucleo/articulos/campos/opciones.ts';
import type { CambioDeCampo, CampoNuevo, CampoPedido } from '@trastienda/nucleo/articulos/contrato.ts';
import { assert } from '@trastienda/nucleo/comun/assert.ts';
import { sinAusentes } from '@trastienda/nucleo/comun/sin-ausentes.ts';
import { v7 as uuidv7 } from 'uuid';
import { intentar } from '#articulos/intentar.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { leerCampo } from './campos.query.ts';
import {
  actualizarCampo,
  bloquearCampo,
  contarCampos,
  contarConMasDecimales,
  escribirOpciones,
  insertarCampo,
  insertarLugar,
} from './campos.repo.ts';
import { exigirNodo } from './lugares-de-campo.ts';

const ENTIDAD = 'campo';

/** A campo for an artículo of some place of the classification (ART-18). */
export async function crearCampo(
  orden: Orden,
  { nivel, nodoId, opciones, ...datos }: CampoNuevo,
): Promise<CampoPedido> {
  const { tx, usuario, ahora } = orden;
  exigirDeSuTipo(datos.tipo, { ...datos, opciones });
  const nodo = await exigirNodo(tx, { nivel, nodoId });
  if ((await contarCampos(tx)) >= MAXIMO_DE_CAMPOS) {
    rechazar('articulos.demasiados_campos', { maximo: MAXIMO_DE_CAMPOS });
  }
  const id = uuidv7();
  if (!(await insertarCampo(tx, { id, ...datos }, { usuarioId: usuario.id, ahora }))) {
    rechazar('articulos.campo_repetido', { nombre: datos.nombre });
  }
  await escribirOpciones(tx, id, planear([], opciones));
  assert(await insertarLugar(tx, id, { nivel, nodoId }), 'a campo that was just created is asked for nowhere');
  const campo = await leerCampo(tx, id);
  const cambios = diferencias(null, { ...paraLaAuditoria(campo), tipo: campo.tipo, lugar: nodo });
  orden.auditar({ accion: 'campo.crear', entidad: ENTIDAD, id, cambios });
  return campo;
}

/** Nothing that artículos say of it is lost: an option taken away stays with those that have it. */
export async function cambiarCampo(
  orden: Orden,
  id: string,
  { version, opciones, motivo, ...cambio }: CambioDeCampo,
): Promise<CampoPedido> {
  const { tx, usuario, ahora } = orden;
  const actual = await bloquearCampo(tx, id);
  await exigirVersion({ tx, entidad: ENTIDAD, id, actual: actual.version, pedida: version });
  const antes = await leerCampo(tx, id);
  const datos = sinAusentes(cambio);
  exigirDeSuTipo(antes.tipo, { ...datos, opciones: opciones ?? [] });
  if (datos.decimales !== undefined && datos.decimales < antes.decimales) {
    const articulos = await contarConMasDecimales(tx, id, datos.decimales);
    if (articulos > 0) rechazar('articulos.campo_con_decimales', { nombre: antes.nombre, cuantos: articulos });
  }
  const escrito = await intentar(tx, () => actualizarCampo(tx, id, datos, { usuarioId: usuario.id, ahora }));
  if (!escrito.ok) {
    assert(escrito.error === 'campo_nombre', 'nothing else refuses a campo that is locked');
    rechazar('articulos.campo_repetido', { nombre: datos.nombre ?? '' });
  }
  if (opciones !== undefined) await escribirOpciones(tx, id, planear(antes.opciones, opciones));
  const despues = await leerCampo(tx, id);
  const cambios = diferencias(paraLaAuditoria(antes), paraLaAuditoria(despues));
  orden.auditar({ accion: 'campo.cambiar', entidad: ENTIDAD, id, motivo, cambios });
  return despues;
}

type DeSuTipo = {
  readonly unidad?: string;
  readonly decimales?: number;
  readonly opciones: readonly unknown[];
};

/** Only numbers are measured in something, and only a list has options. */
function exigirDeSuTipo(tipo: CampoPedido['tipo'], { unidad = '', decimales = 0, opciones }: DeSuTipo): void {
  const issues = [
    tipo !== 'NUMERO' && unidad !== '' && { path: ['unidad'], message: 'Sólo un número tiene unidad.' },
    tipo !== 'NUMERO' && decimales !== 0 && { path: ['decimales'], message: 'Sólo un número tiene decimales.' },
    tipo !== 'LISTA' && opciones.length > 0 && { path: ['opciones'], message: 'Sólo una lista tiene opciones.' },
  ].filter((issue) => issue !== false);
  if (issues.length > 0) datosInvalidos(issues);
}

function planear(...[actuales, pedidas]: Parameters<typeof planearOpciones>) {
  const plan = planearOpciones(actuales, pedidas);
  return plan.ok
    ? plan.value
    : datosInvalidos(plan.error.map(({ indice, message }) => ({ path: ['opciones', indice, 'nombre'], message })));
}

/** The fields people know; options as they are offered. */
const paraLaAuditoria = (campo: CampoPedido) => ({
  nombre: tituloDeCampo(campo),
  decimales: campo.decimales,
  opciones: campo.opciones
    .filter(({ activa }) => activa)
    .map(({ nombre }) => nombre)
    .join(', '),
});
