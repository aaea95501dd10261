import { z } from 'zod';
import { ArticuloCambiado, ControlDeStock } from '#articulos/contrato-de-articulo.ts';
import { ConId, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

export const cambiarControl = endpoint({
  method: 'PUT',
  path: '/api/articulos/:id/control',
  summary: 'Si un artículo se mueve diciendo lotes, números de serie, obleas o nada; mientras no haya stock',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  body: z.strictObject({ version: Version, control: ControlDeStock }),
  response: ArticuloCambiado,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'articulos.control_no_admitido',
    'articulos.control_con_stock',
    'articulos.obleas_de_otro',
  ],
});
