import { crearArticulo, type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { pedidosDeClasificacion } from './clasificacion.ts';
import { pedidosDeEquivalencias } from './equivalencias.ts';
import { articulo, deArticulo, fijo, ninguno, type Pedido, type Pedidos, sobre, type Terreno } from './pedido.ts';

const A = '/api/articulos';

const alta =
  (extra: object = {}): Pedido =>
  () => ({
    ruta: A,
    cuerpo: { codigo: nuevo('N'), descripcion: 'Correa', ...extra },
  });

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

export const pedidosDeArticulos: Pedidos = {
  ...pedidosDeClasificacion,
  ...pedidosDeEquivalencias,
  [`GET ${A}`]: fijo(`${A}?porPagina=200`),
  [`GET ${A}/exportar`]: fijo(`${A}/exportar`),
  [`GET ${A}/vistas`]: fijo(`${A}/vistas`),
  [`GET ${A}/buscar`]: (mundo) => ({ ruta: `${A}/buscar?texto=bujia&depositoId=${mundo.sedes.rosario.depositoId}` }),
  [`GET ${A}/:id`]: deArticulo(''),
  [`GET ${A}/:id/dependencias`]: deArticulo('/dependencias'),
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
  [`DELETE ${A}/:id/codigos/:codigoId`]: async ({ hacer }, lugar) => {
    if (lugar === 'ninguno') return { ruta: `${A}/${ninguno()}/codigos/${ninguno()}`, cuerpo: { version: 1 } };
    const creado = await hacer<ConCodigos>('POST', A, {
      codigo: nuevo('N'),
      descripcion: 'Con otro código',
      codigos: [codigo()],
    });
    return { ruta: `${A}/${creado.id}/codigos/${creado.codigos[0]?.id}`, cuerpo: { version: creado.version } };
  },
  ...nivel('rubros'),
  ...nivel('familias'),
  ...nivel('subfamilias'),
};
