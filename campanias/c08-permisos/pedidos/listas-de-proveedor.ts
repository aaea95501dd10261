import { crearProveedor } from '#campanias/c08-permisos/catalogo.ts';
import { COSTOS, crearArticulo, type Hacer, nuevo, type Registro, trabajar } from '#campanias/c08-permisos/mundo.ts';
import { de, type Pedido, type Pedidos, sobre, type Terreno } from './pedido.ts';

const L = '/api/importaciones/:id/lineas';

/** The list of a proveedor, compared: one line that nothing of ours is known by, told as the cost of a sucursal is. */
async function comparada(hacer: Hacer): Promise<Registro> {
  const { id: proveedorId } = await crearProveedor(hacer);
  const contenido = `Código;Descripción;Precio\r\n${nuevo('L')};Filtro;${COSTOS.central.replace('.', ',')}\r\n`;
  const cargada = await hacer(
    'POST',
    '/api/importaciones',
    { entidad: 'listas_de_proveedor', proveedorId },
    { nombre: 'lista.csv', contenido },
  );
  return trabajar(hacer, cargada, 'validar');
}

const leer = (sufijo: string): Pedido =>
  de(
    async ({ hacer }) => (await comparada(hacer)).id,
    (id) => `/api/importaciones/${id}/lineas${sufijo}`,
  );

const crear = ({ hacer }: Terreno) => comparada(hacer);

export const pedidosDeListasDeProveedor: Pedidos = {
  [`GET ${L}`]: leer(''),
  [`GET ${L}/exportar`]: leer('/exportar'),
  [`POST ${L}/marcar`]: sobre({
    crear,
    ruta: (id) => `/api/importaciones/${id}/lineas/marcar`,
    cuerpo: ({ version }) => ({ version, marca: 'incluir', cuales: { lineas: [1] } }),
  }),
  [`POST ${L}/vincular`]: async (terreno, lugar) => {
    const { id: articuloId } = await crearArticulo(terreno.hacer);
    return sobre({
      crear,
      ruta: (id) => `/api/importaciones/${id}/lineas/vincular`,
      cuerpo: ({ version }) => ({ version, linea: 1, articuloId }),
    })(terreno, lugar);
  },
};
