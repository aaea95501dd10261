import { definido } from '@trastienda/nucleo/comun/assert.ts';
import * as contrato from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { FastifyInstance } from 'fastify';
import {
  agregarAdjunto,
  atenderSubida,
  crearAlmacen,
  enviarImagenDe,
  leerAdjuntos,
  leerParaEnviar,
  quitarAdjunto,
} from '#adjuntos/index.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerSucursal } from './sucursales.repo.ts';

const de = (id: string) => ({ tipo: 'SUCURSAL', id }) as const;

/** The logo of a sucursal (TAB-03): one picture, kept by `adjuntos`. */
export function rutasDeLogo(app: FastifyInstance, entorno: Entorno): void {
  const almacen = crearAlmacen(entorno.dataDir);
  montarLibre(app, entorno, contrato.subirLogo, async (request, reply, { usuario, input: { params } }) => {
    await exigirSucursal(entorno.db, usuario, params.id);
    return atenderSubida({
      ...{ entorno, request, reply, usuario, almacen },
      endpoint: contrato.subirLogo,
      admitidas: ['IMAGEN'],
      manejar: async (orden, preparado) => {
        await agregarAdjunto(orden, de(params.id), preparado, { almacen, unico: true });
        return definido(await leerSucursal(orden.tx, params.id), 'the sucursal that was just held');
      },
    });
  });
  montar(app, entorno, contrato.quitarLogo, async (orden, { params }) => {
    await exigirSucursal(orden.tx, orden.usuario, params.id);
    const [logo] = await leerAdjuntos(orden.tx, de(params.id));
    if (!logo) return rechazar('comun.no_encontrado', { que: 'el logo de esa sucursal' });
    await quitarAdjunto(orden, de(params.id), logo.id);
    return definido(await leerSucursal(orden.tx, params.id), 'the sucursal that had a logo');
  });
  montarLibre(app, entorno, contrato.verLogo, async (request, reply, { input: { params, query } }) =>
    enviarImagenDe({ request, reply, almacen }, await leerParaEnviar(entorno.db, de(params.id)), query),
  );
}

/** Everybody reads the sucursales, so one that may not be changed is a 403 and not a 404. */
async function exigirSucursal(db: Db | Tx, usuario: Usuario, id: string): Promise<void> {
  if (!(await leerSucursal(db, id))) rechazar('comun.no_encontrado', { que: 'la sucursal' });
  usuario.exigirEn('tabla.editar', id);
}
