import * as contrato from '@trastienda/nucleo/importaciones/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { crearAlmacen as crearAlmacenDeAdjuntos, leerExceso } from '#adjuntos/index.ts';
import { transaccion } from '#db/transaccion.ts';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { enviarArchivo, paraGuardarComo } from '#http/enviar-archivo.ts';
import { montar, montarLibre, ordenar } from '#http/montar.ts';
import { crearAlmacen } from './archivo/almacen.ts';
import { archivoDeFilas, archivoDeHistorial, archivoDeRechazos, plantillaDe } from './archivo/archivos-csv.ts';
import { admitirFormularios, recibirArchivo } from './archivo/recibir.ts';
import { propiosPara } from './articulos/campos-propios.query.ts';
import * as casos from './casos.ts';
import { cadaUno, costosCallados, exigirSinCallar } from './costos/costos-callados.ts';
import { leerFilasImportadas, leerMotivos, leerRechazos, todasLasFilas } from './filas.query.ts';
import { conOriginal, descartarVencidas, guardadosVigentes, soltarOriginales } from './importaciones.repo.ts';
import { exigirVisible } from './listas/casos-de-lista.ts';
import { rutasDeListas } from './listas/rutas.ts';
import { rutasDePerfiles } from './rutas-de-perfiles.ts';
import { crearEjecutor } from './trabajo/ejecutor.ts';
import { recogerInterrumpidas } from './trabajo/tareas.repo.ts';
import { leerHistorial, todoElHistorial } from './vistas.query.ts';

const UN_DIA_MS = 24 * 60 * 60 * 1000;

export function rutasDeImportaciones(app: FastifyInstance, entorno: Entorno): void {
  const almacen = crearAlmacen(entorno.dataDir);
  const ejecutor = crearEjecutor({ db: entorno.db, url: entorno.databaseUrl, log: app.log });
  const medios: casos.Medios = {
    ...{ db: entorno.db, almacen, ejecutor },
    adjuntos: crearAlmacenDeAdjuntos(entorno.dataDir),
  };
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

  montar(app, entorno, contrato.listarImportaciones, async ({ db, usuario }, { query }) => {
    await recogerInterrumpidas(db);
    return leerHistorial(db, query, usuario);
  });
  montar(app, entorno, contrato.exportarImportaciones, async ({ db, usuario }, { query }) =>
    archivoDeHistorial(todoElHistorial(db, query, usuario)),
  );
  montar(app, entorno, contrato.descargarPlantilla, async ({ db }, { query }) =>
    plantillaDe(query.entidad, await propiosPara(db, query.entidad)),
  );
  rutasDePerfiles(app, entorno);

  montarLibre(app, entorno, contrato.cargarArchivo, async (request, reply, { usuario }) => {
    const endpoint = contrato.cargarArchivo;
    const recibido = await recibirArchivo(request, endpoint, { almacen, analizador: entorno.analizador });
    let tomado = false;
    try {
      return await ordenar({
        entorno,
        endpoint,
        request,
        reply,
        usuario,
        // The same key with other data is refused; the name on disk is ours and says nothing.
        input: { campos: recibido.campos, nombre: recibido.nombre, huella: recibido.huella },
        manejar: async (orden) => {
          orden.alConfirmar(async () => {
            tomado = true;
            // Of a spreadsheet only its sheets go on waiting here.
            if (recibido.esLibro) await almacen.borrar(recibido.original);
          });
          return casos.cargar(medios, orden, recibido);
        },
      });
    } finally {
      // Of a spreadsheet its sheets and the file.
      if (!tomado) await Promise.all([recibido.guardado, recibido.original].map(almacen.borrar));
    }
  });
  montar(app, entorno, contrato.verImportacion, async (consulta, { params }) => {
    await recogerInterrumpidas(consulta.db);
    return casos.ver(medios, consulta.db, params.id, consulta);
  });
  montar(app, entorno, contrato.cambiarImportacion, async (orden, { params, body }) =>
    casos.cambiar(medios, orden, params.id, body),
  );
  rutasDeTareas(app, entorno, medios);
  rutasDeListas(app, entorno);

  montar(app, entorno, contrato.listarFilasImportadas, async ({ db, usuario }, { params, query }) => {
    const cual = await exigirVisible(db, params.id, usuario);
    const callados = costosCallados(usuario, cual);
    const lista = await leerFilasImportadas(db, cual, query);
    return callados ? { ...lista, filas: lista.filas.map(callados.fila) } : lista;
  });
  montar(app, entorno, contrato.contarMotivos, async ({ db, usuario }, { params }) => {
    await exigirVisible(db, params.id, usuario);
    return leerMotivos(db, params.id);
  });
  montar(app, entorno, contrato.exportarFilasImportadas, async ({ db, usuario }, { params, query }) => {
    const cual = await exigirVisible(db, params.id, usuario);
    const filas = cadaUno(todasLasFilas(db, cual, query), costosCallados(usuario, cual)?.fila);
    return archivoDeFilas(cual.archivo, filas);
  });
  montarLibre(app, entorno, contrato.bajarArchivoImportado, async (_, reply, { usuario, input: { params } }) => {
    const cual = await exigirVisible(entorno.db, params.id, usuario);
    exigirSinCallar(usuario, cual);
    reply.header('content-disposition', paraGuardarComo(cual.archivo));
    return enviarArchivo(reply, 'application/octet-stream', almacen.originales.rutaDe(params.id));
  });
  montar(app, entorno, contrato.exportarRechazos, async ({ db, usuario }, { params }) => {
    const cual = await exigirVisible(db, params.id, usuario);
    const callados = costosCallados(usuario, cual);
    return archivoCsv(archivoDeRechazos(cadaUno(leerRechazos(db, params.id), callados?.rechazo)));
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
async function ordenarLaCasa({ db, ahora }: Entorno, almacen: ReturnType<typeof crearAlmacen>): Promise<void> {
  await recogerInterrumpidas(db);
  const borrados = await almacen.limpiar(await guardadosVigentes(db));
  await descartarVencidas(db, borrados);
  await transaccion(db, async (tx) => soltarOriginales(tx, await leerExceso(tx)));
  await almacen.originales.limpiar((ids) => conOriginal(db, ids), ahora());
}
