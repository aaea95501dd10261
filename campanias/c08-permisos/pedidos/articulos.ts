import { crearArticulo, type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { INICIALES } from '#servidor/prueba/semillas.ts';
import { pedidosDeAdjuntos } from './adjuntos.ts';
import { pedidosDeCampos } from './campos.ts';
import { pedidosDeClasificacion } from './clasificacion.ts';
import { pedidosDeEquivalencias } from './equivalencias.ts';
import { pedidosDeEtiquetas } from './etiquetas.ts';
import { pedidosDeFusion } from './fusion.ts';
import { articulo, deArticulo, fijo, ninguno, type Pedido, type Pedidos, sede, sobre, type Terreno } from './pedido.ts';

const A = '/api/articulos';

const alta =
  (extra: object = {}): Pedido =>
  () => ({
    ruta: A,
    cuerpo: { codigo: nuevo('N'), descripcion: 'Correa', ...extra },
  });

const deUnCodigo =
  (cuerpo: object): Pedido =>
  async ({ hacer }, lugar) => {
    const nadie = ninguno();
    if (lugar === 'ninguno') return { ruta: `${A}/${nadie}/codigos/${nadie}`, cuerpo: { version: 1, ...cuerpo } };
    const creado = await hacer<ConCodigos>('POST', A, {
      codigo: nuevo('N'),
      descripcion: 'Con otro código',
      codigos: [codigo()],
    });
    return {
      ruta: `${A}/${creado.id}/codigos/${creado.codigos[0]?.id}`,
      cuerpo: { version: creado.version, ...cuerpo },
    };
  };

type ConCodigos = Registro & { readonly codigos: readonly { readonly id: string }[] };
const codigo = () => ({ tipo: 'ALTERNATIVO', valor: nuevo('ALT') });

const PADRE: Readonly<Record<string, (terreno: Terreno) => object>> = {
  rubros: () => ({}),
  familias: ({ empresa }) => ({ rubroId: empresa.rubro }),
  subfamilias: ({ empresa }) => ({ familiaId: empresa.familia }),
};

function nivel(nombre: string): Pedidos {
  const ruta = `${A}/${nombre}`;
  const cuerpo = (terreno: Terreno) => ({ ...PADRE[nombre]?.(terreno), codigo: nuevo('K'), nombre: nuevo('Nivel ') });
  return {
    [`GET ${ruta}`]: fijo(`${ruta}?porPagina=200`),
    [`GET ${ruta}/exportar`]: fijo(`${ruta}/exportar`),
    [`POST ${ruta}`]: (terreno) => ({ ruta, cuerpo: cuerpo(terreno) }),
    [`PATCH ${ruta}/:id`]: sobre({
      crear: (terreno) => terreno.hacer('POST', ruta, cuerpo(terreno)),
      ruta: (id) => `${ruta}/${id}`,
      cuerpo: ({ version }) => ({ version, nombre: nuevo('Otro ') }),
    }),
  };
}

/** Two codes that are the same once their signs are gone. */
async function casiRepetido(hacer: Hacer): Promise<string> {
  const base = nuevo('REP');
  await crearArticulo(hacer, { codigo: `${base}-1.0` });
  return `${base}-10`;
}

const loteDe = async (hacer: Hacer) => {
  const { id } = await crearArticulo(hacer, { codigo: nuevo('LOTE') });
  return { seleccion: { de: 'ids', ids: [id] }, cambios: { iva: '10.5' } };
};
const ordenDe = async (hacer: Hacer) => ({ ...(await loteDe(hacer)), cambian: 1, motivo: 'Orden' });
const edicion = async ({ hacer }: Terreno): Promise<Registro> =>
  hacer<Registro>('POST', `${A}/ediciones`, await ordenDe(hacer));

const celdasDe = async ({ hacer }: Terreno) => {
  const { id, version } = await crearArticulo(hacer, { codigo: nuevo('CELDA') });
  return { columna: 'descripcion', celdas: [{ id, version, valor: nuevo('Otra ') }] };
};
/** Over the price that it was made with. */
const preciosDe = async ({ hacer }: Terreno, cuantos = 1) => {
  const articulos = await Promise.all(
    Array.from({ length: cuantos }, () => crearArticulo(hacer, { codigo: nuevo('PUESTO') })),
  );
  return { listaId: INICIALES.lista, precios: articulos.map(({ id }) => ({ id, antes: '100.00', valor: '10.00' })) };
};

export const pedidosDeArticulos: Pedidos = {
  ...pedidosDeAdjuntos,
  ...pedidosDeCampos,
  ...pedidosDeClasificacion,
  ...pedidosDeEquivalencias,
  ...pedidosDeFusion,
  ...pedidosDeEtiquetas,
  [`GET ${A}`]: fijo(`${A}?porPagina=200`),
  [`GET ${A}/exportar`]: fijo(`${A}/exportar`),
  [`GET ${A}/exportar-pdf`]: fijo(`${A}/exportar-pdf`),
  [`GET ${A}/lista-de-precios/medida`]: fijo(`${A}/lista-de-precios/medida`),
  [`GET ${A}/lista-de-precios/pdf`]: fijo(`${A}/lista-de-precios/pdf`),
  [`GET ${A}/vistas`]: fijo(`${A}/vistas`),
  [`GET ${A}/totales`]: fijo(`${A}/totales?buscar=ninguno-se-llama-asi`),
  [`GET ${A}/pie`]: fijo(`${A}/pie?buscar=ninguno-se-llama-asi`),
  [`GET ${A}/sugerencias`]: fijo(`${A}/sugerencias?texto=ninguno-se-llama-asi`),
  [`GET ${A}/valores`]: fijo(`${A}/valores?campo=marca`),
  [`GET ${A}/buscar`]: (mundo) => ({ ruta: `${A}/buscar?texto=bujia&depositoId=${mundo.sedes.rosario.depositoId}` }),
  [`GET ${A}/:id`]: deArticulo(''),
  [`GET ${A}/:id/dependencias`]: deArticulo('/dependencias'),
  [`GET ${A}/:id/minimos`]: deArticulo('/minimos'),
  [`POST ${A}/ediciones/vista-previa`]: async ({ hacer }) => ({
    ruta: `${A}/ediciones/vista-previa`,
    cuerpo: await loteDe(hacer),
  }),
  [`POST ${A}/ediciones`]: async ({ hacer }) => ({
    ruta: `${A}/ediciones`,
    cuerpo: await ordenDe(hacer),
  }),
  [`GET ${A}/ediciones`]: fijo(`${A}/ediciones`),
  [`GET ${A}/ediciones/exportar`]: fijo(`${A}/ediciones/exportar`),
  [`GET ${A}/ediciones/:id`]: sobre({ crear: edicion, ruta: (id) => `${A}/ediciones/${id}` }),
  [`GET ${A}/ediciones/:id/lineas`]: sobre({ crear: edicion, ruta: (id) => `${A}/ediciones/${id}/lineas` }),
  [`GET ${A}/ediciones/:id/exportar`]: sobre({ crear: edicion, ruta: (id) => `${A}/ediciones/${id}/exportar` }),
  [`POST ${A}/ediciones/:id/deshacer`]: sobre({
    crear: edicion,
    ruta: (id) => `${A}/ediciones/${id}/deshacer`,
    cuerpo: () => ({ motivo: 'Era un error' }),
  }),
  [`POST ${A}/celdas/vista-previa`]: async (terreno) => ({
    ruta: `${A}/celdas/vista-previa`,
    cuerpo: await celdasDe(terreno),
  }),
  [`POST ${A}/celdas`]: async (terreno) => ({ ruta: `${A}/celdas`, cuerpo: await celdasDe(terreno) }),
  [`POST ${A}/celdas/precios/vista-previa`]: async (terreno) => ({
    ruta: `${A}/celdas/precios/vista-previa`,
    cuerpo: await preciosDe(terreno),
  }),
  [`POST ${A}/celdas/precios`]: async (terreno) => ({ ruta: `${A}/celdas/precios`, cuerpo: await preciosDe(terreno) }),
  [`POST ${A}/celdas/precios · muchos a la vez`]: async (terreno) => ({
    ruta: `${A}/celdas/precios`,
    cuerpo: await preciosDe(terreno, 21),
  }),
  [`POST ${A}`]: alta(),
  [`POST ${A} · con precio`]: alta({ precio: '10.50' }),
  [`POST ${A} · código que coincide, con motivo`]: async ({ hacer }) => ({
    ruta: A,
    cuerpo: {
      codigo: await casiRepetido(hacer),
      descripcion: 'Otra pieza',
      repetirCodigo: { motivo: 'Es otro fabricante' },
    },
  }),
  [`PATCH ${A}/:id`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}`,
    cuerpo: ({ version }) => ({ version, descripcion: nuevo('Bujía ') }),
  }),
  [`PUT ${A}/:id/control`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}/control`,
    cuerpo: ({ version }) => ({ version, control: 'LOTE' }),
  }),
  [`PUT ${A}/:id/minimos`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}/minimos`,
    cuerpo: ({ version }, terreno, lugar) => ({
      version,
      minimos: [
        { depositoId: sede(terreno, lugar).depositoId, minimo: '2', objetivo: '6', maximo: '9', ubicacion: 'A-3' },
      ],
    }),
  }),
  [`POST ${A}/:id/estado`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}/estado`,
    cuerpo: ({ version }) => ({ version, accion: 'discontinuar' }),
  }),
  [`POST ${A}/:id/codigos`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}/codigos`,
    cuerpo: ({ version }) => ({ version, ...codigo() }),
  }),
  [`PATCH ${A}/:id/codigos/:codigoId`]: deUnCodigo({ cantidadPorLectura: '2' }),
  [`DELETE ${A}/:id/codigos/:codigoId`]: deUnCodigo({}),
  ...nivel('rubros'),
  ...nivel('familias'),
  ...nivel('subfamilias'),
};
