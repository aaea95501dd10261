import { FORMATOS_COMUNES } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { crearArticulo, type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { de, fijo, type Pedidos, sobre } from './pedido.ts';

const E = '/api/articulos/etiquetas';
const [formato] = FORMATOS_COMUNES;

const cuerpoDe = async (hacer: Hacer) => ({
  que: { articulos: (await crearArticulo(hacer)).id },
  dicen: {},
  formato,
});
const propio = () => ({ ...formato, nombre: nuevo('Formato ') });

export const pedidosDeEtiquetas: Pedidos = {
  [`GET ${E}/muestra`]: async ({ hacer }) => ({ ruta: `${E}/muestra?articulos=${(await crearArticulo(hacer)).id}` }),
  [`GET ${E}/formatos`]: fijo(`${E}/formatos`),
  [`POST ${E}/formatos`]: () => ({ ruta: `${E}/formatos`, cuerpo: propio() }),
  [`DELETE ${E}/formatos/:id`]: sobre({
    crear: ({ hacer }): Promise<Registro> => hacer('POST', `${E}/formatos`, propio()),
    ruta: (id) => `${E}/formatos/${id}`,
    cuerpo: () => undefined,
  }),
  [`GET ${E}/impresiones`]: fijo(`${E}/impresiones`),
  [`POST ${E}/impresiones`]: async ({ hacer }) => ({ ruta: `${E}/impresiones`, cuerpo: await cuerpoDe(hacer) }),
  [`GET ${E}/impresiones/:id/pdf`]: de(
    async ({ hacer }) => (await hacer('POST', `${E}/impresiones`, await cuerpoDe(hacer))).id,
    (id) => `${E}/impresiones/${id}/pdf`,
  ),
};
