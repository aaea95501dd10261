import { crearLocalidad, cuerpoDeLocalidad, type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import type { Lugar } from '#campanias/c08-permisos/tabla/esperar.ts';
import { unPixel } from './adjuntos.ts';
import { fijo, type Pedido, type Pedidos, sobre, sucursalPedida, type Terreno } from './pedido.ts';

const T = '/api/tablas-generales';

const lectura = (tabla: string): Pedidos => ({
  [`GET ${T}/${tabla}`]: fijo(`${T}/${tabla}`),
  [`GET ${T}/${tabla}/exportar`]: fijo(`${T}/${tabla}/exportar`),
});

type Alta = () => object;

const altas: Readonly<Record<string, Alta>> = {
  'condiciones-de-venta': () => ({ nombre: nuevo('Condición ') }),
  marcas: () => ({ nombre: nuevo('Marca ') }),
  motivos: () => ({ clase: 'AJUSTE', nombre: nuevo('Motivo ') }),
  unidades: () => ({ codigo: nuevo('U'), nombre: nuevo('Unidad '), decimales: 0 }),
};

/** A table of the company: made and changed with the least it needs. */
const deLaEmpresa = (tabla: string, crear: (hacer: Hacer) => Promise<Registro>, alta: Pedido): Pedidos => ({
  ...lectura(tabla),
  [`POST ${T}/${tabla}`]: alta,
  [`PATCH ${T}/${tabla}/:id`]: sobre({
    crear: ({ hacer }) => crear(hacer),
    ruta: (id) => `${T}/${tabla}/${id}`,
    cuerpo: ({ version }) => ({ version, nombre: nuevo('Otro ') }),
  }),
});

const simples = Object.entries(altas).map(([tabla, alta]) =>
  deLaEmpresa(
    tabla,
    (hacer) => hacer('POST', `${T}/${tabla}`, alta()),
    () => ({ ruta: `${T}/${tabla}`, cuerpo: alta() }),
  ),
);

const altaDeLocalidad: Pedido = async ({ hacer }) => ({
  ruta: `${T}/localidades`,
  cuerpo: await cuerpoDeLocalidad(hacer),
});

/** Of a sucursal: the body of a new one names it. */
const deSucursal = (tabla: string): Pedidos => {
  const alta = (sucursalId: string) => ({ sucursalId, codigo: nuevo('D'), nombre: nuevo('Lugar ') });
  return {
    ...lectura(tabla),
    [`POST ${T}/${tabla}`]: (mundo, lugar) => ({
      ruta: `${T}/${tabla}`,
      cuerpo: alta(sucursalPedida(mundo, lugar)),
    }),
    [`PATCH ${T}/${tabla}/:id`]: sobre({
      crear: (mundo, sucursal) => mundo.hacer('POST', `${T}/${tabla}`, alta(mundo.sedes[sucursal].sucursalId)),
      ruta: (id) => `${T}/${tabla}/${id}`,
      cuerpo: ({ version }) => ({ version, nombre: nuevo('Otro ') }),
    }),
  };
};

const logoDe = (mundo: Terreno, lugar: Lugar): string => `${T}/sucursales/${sucursalPedida(mundo, lugar)}/logo`;

const conLogo: Pedido = async (mundo, lugar) => {
  const ruta = logoDe(mundo, lugar);
  if (lugar !== 'ninguno') await mundo.hacer('POST', ruta, undefined, unPixel());
  return { ruta };
};

export const pedidosDeTablasGenerales: Pedidos = {
  ...lectura('provincias'),
  [`GET ${T}/listas-de-precio`]: fijo(`${T}/listas-de-precio`),
  ...Object.assign({}, ...simples),
  ...deLaEmpresa('localidades', crearLocalidad, altaDeLocalidad),
  ...deSucursal('depositos'),
  ...deSucursal('talleres'),
  ...lectura('sucursales'),
  [`POST ${T}/sucursales/:id/logo`]: (mundo, lugar) => ({ ruta: logoDe(mundo, lugar), archivo: unPixel() }),
  [`DELETE ${T}/sucursales/:id/logo`]: conLogo,
  [`GET ${T}/sucursales/:id/logo`]: conLogo,
  [`POST ${T}/sucursales`]: () => ({
    ruta: `${T}/sucursales`,
    cuerpo: { codigo: nuevo('S'), nombre: nuevo('Sucursal ') },
  }),
  // There are only these two: it is read again for each attempt, as every change moves its version.
  [`PATCH ${T}/sucursales/:id`]: sobre({
    crear: async ({ hacer, sedes }, sucursal) => {
      const { filas } = await hacer<{ readonly filas: readonly Registro[] }>('GET', `${T}/sucursales?porPagina=200`);
      const una = filas.find(({ id }) => id === sedes[sucursal].sucursalId);
      if (!una) throw new Error('the sucursal of the world is gone');
      return una;
    },
    ruta: (id) => `${T}/sucursales/${id}`,
    cuerpo: ({ version }) => ({ version, horario: nuevo('de 8 a ') }),
  }),
};
