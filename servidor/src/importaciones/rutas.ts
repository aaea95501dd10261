import * as contrato from '@trastienda/nucleo/importaciones/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre, ordenar } from '#http/montar.ts';
import { crearAlmacen } from './almacen.ts';
import { archivoDeHistorial, archivoDeRechazos, plantillaDe } from './archivos-csv.ts';
import * as casos from './casos.ts';
import { crearEjecutor } from './ejecutor.ts';
import { leerFilasImportadas, leerRechazos } from './filas.query.ts';
import { descartarVencidas, exigirImportacion, guardadosVigentes } from './importaciones.repo.ts';
import { admitirFormularios, recibirArchivo } from './recibir.ts';
import { rutasDePerfiles } from './rutas-de-perfiles.ts';
import { recogerInterrumpidas } from './tareas.repo.ts';
import { leerHistorial, todoElHistorial } from './vistas.query.ts';

const UN_DIA_MS = 24 * 60 * 60 * 1000;

export function rutasDeImportaciones(app: FastifyInstance, entorno: Entorno): void {
  const almacen = crearAlmacen(entorno.dataDir);
  const ejecutor = crearEjecutor({ db: entorno.db, url: entorno.databaseUrl, log: app.log });
  const medios: casos.Medios = { db: entorno.db, almacen, ejecutor };
  admitirFormularios(app);
  // A database that does not answer yet must not keep the server from starting.
  const ordenarse = () =>
    ordenarLaCasa(entorno, almacen).catch((error: unknown) => app.log.warn({ err: error }, 'no tidying of imports'));
  const cadaDia = setInterval(ordenarse, UN_DIA_MS).unref();
  app.addHook('onReady', ordenarse);
  app.addHook('preClose', async () => {
    clearInterval(cadaDia);
    await ejecutor.cerrar();
  });

  montar(app, entorno, contrato.listarImportaciones, async ({ db }, { query }) => {
    await recogerInterrumpidas(db);
    return leerHistorial(db, query);
  });
  montar(app, entorno, contrato.exportarImportaciones, async ({ db }, { query }) =>
    archivoDeHistorial(todoElHistorial(db, query)),
  );
  montar(app, entorno, contrato.descargarPlantilla, async (_, { query }) => plantillaDe(query.entidad));
  rutasDePerfiles(app, entorno);

  montarLibre(app, entorno, contrato.cargarArchivo, async (request, reply, { usuario }) => {
    const endpoint = contrato.cargarArchivo;
    const recibido = await recibirArchivo(request, endpoint, almacen);
    let tomado = false;
    try {
      return await ordenar({
        entorno,
        endpoint,
        request,
        reply,
        usuario,
        // The same key with other data is refused; the name on disk is ours and says nothing.
        input: { campos: recibido.campos, nombre: recibido.nombre },
        manejar: async (orden) => {
          orden.alConfirmar(async () => {
            tomado = true;
          });
          return casos.cargar(medios, orden, recibido);
        },
      });
    } finally {
      if (!tomado) await almacen.borrar(recibido.guardado);
    }
  });
  montar(app, entorno, contrato.verImportacion, async ({ db, ahora }, { params }) => {
    await recogerInterrumpidas(db);
    return casos.ver(medios, db, params.id, ahora);
  });
  montar(app, entorno, contrato.cambiarImportacion, async (orden, { params, body }) =>
    casos.cambiar(medios, orden, params.id, body),
  );
  rutasDeTareas(app, entorno, medios);

  montar(app, entorno, contrato.listarFilasImportadas, async ({ db }, { params, query }) => {
    return leerFilasImportadas(db, await exigirImportacion(db, params.id), query);
  });
  montar(app, entorno, contrato.exportarRechazos, async ({ db }, { params }) => {
    await exigirImportacion(db, params.id);
    return archivoCsv(archivoDeRechazos(leerRechazos(db, params.id)));
  });
}

function rutasDeTareas(app: FastifyInstance, entorno: Entorno, medios: casos.Medios): void {
  montar(app, entorno, contrato.validarImportacion, async (orden, { params, body }) =>
    casos.empezar(medios, orden, params.id, { ...body, tarea: 'validar' }),
  );
  montar(app, entorno, contrato.aplicarImportacion, async (orden, { params, body }) =>
    casos.empezar(medios, orden, params.id, { ...body, tarea: 'aplicar' }),
  );
  montar(app, entorno, contrato.revertirImportacion, async (orden, { params, body }) =>
    casos.empezar(medios, orden, params.id, { ...body, tarea: 'revertir' }),
  );
  montar(app, entorno, contrato.descartarImportacion, async (orden, { params, body }) =>
    casos.descartar(medios, orden, params.id, body.version),
  );
  montar(app, entorno, contrato.cancelarTarea, async (orden, { params }) => casos.cancelar(medios, orden, params.id));
}

/** Work of a process that died is known as such, and files nobody applied in a week are thrown away. */
async function ordenarLaCasa({ db }: Entorno, almacen: ReturnType<typeof crearAlmacen>): Promise<void> {
  await recogerInterrumpidas(db);
  const borrados = await almacen.limpiar(await guardadosVigentes(db));
  await descartarVencidas(db, borrados);
}
