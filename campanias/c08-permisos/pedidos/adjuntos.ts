import type { Archivo } from '#campanias/c08-permisos/enviar.ts';
import { crearArticulo, type Hacer, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { articulo, deArticulo, ninguno, type Pedido, type Pedidos, sobre } from './pedido.ts';

const A = '/api/articulos';

/** A picture of one pixel. */
export const unPixel = (): Archivo => ({
  nombre: 'pixel.webp',
  contenido: Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'),
});

async function conImagen(hacer: Hacer): Promise<{ readonly id: string; readonly adjunto: Registro }> {
  const { id } = await crearArticulo(hacer);
  return { id, adjunto: await hacer('POST', `${A}/${id}/adjuntos`, undefined, unPixel()) };
}

const sobreImagen =
  (sufijo: string, cuerpo?: (adjunto: Registro) => unknown, antes?: 'quitada'): Pedido =>
  async ({ hacer }, lugar) => {
    if (lugar === 'ninguno') {
      return {
        ruta: `${A}/${ninguno()}/adjuntos/${ninguno()}${sufijo}`,
        cuerpo: cuerpo?.({ id: ninguno(), version: 1 }),
      };
    }
    const { id, adjunto } = await conImagen(hacer);
    const ruta = `${A}/${id}/adjuntos/${adjunto.id}`;
    if (antes === 'quitada') await hacer('DELETE', ruta);
    return { ruta: `${ruta}${sufijo}`, cuerpo: cuerpo?.(adjunto) };
  };

export const pedidosDeAdjuntos: Pedidos = {
  [`GET ${A}/:id/adjuntos`]: deArticulo('/adjuntos'),
  [`POST ${A}/:id/adjuntos`]: async (terreno, lugar) => {
    const { ruta } = await sobre({ crear: articulo, ruta: (id) => `${A}/${id}/adjuntos` })(terreno, lugar);
    return { ruta, archivo: unPixel() };
  },
  [`PUT ${A}/:id/adjuntos/orden`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}/adjuntos/orden`,
    cuerpo: () => ({ ids: [] }),
  }),
  [`PATCH ${A}/:id/adjuntos/:adjuntoId`]: sobreImagen('', ({ version }) => ({ version, nombre: 'Frente' })),
  [`DELETE ${A}/:id/adjuntos/:adjuntoId`]: sobreImagen(''),
  [`GET ${A}/:id/adjuntos/quitados`]: async ({ hacer }, lugar) => {
    if (lugar === 'ninguno') return { ruta: `${A}/${ninguno()}/adjuntos/quitados` };
    const { id, adjunto } = await conImagen(hacer);
    await hacer('DELETE', `${A}/${id}/adjuntos/${adjunto.id}`);
    return { ruta: `${A}/${id}/adjuntos/quitados` };
  },
  [`POST ${A}/:id/adjuntos/:adjuntoId/restaurar`]: sobreImagen('/restaurar', () => ({}), 'quitada'),
  [`GET ${A}/:id/adjuntos/:adjuntoId/imagen`]: sobreImagen('/imagen'),
  [`GET ${A}/:id/adjuntos/:adjuntoId/archivo`]: sobreImagen('/archivo'),
};
