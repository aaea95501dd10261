import * as contrato from '@trastienda/nucleo/ventas/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { actualizarPrecios } from './borrador/actualizar-precios.ts';
import { crearNota } from './borrador/crear-nota.ts';
import { editarNota } from './borrador/editar-nota.ts';
import { anularNota } from './cierre/anular-nota.ts';
import { cancelarSaldo } from './cierre/cancelar-saldo.ts';
import { confirmarNota } from './entrega/confirmar-nota.ts';
import { finalizarNota } from './entrega/finalizar-nota.ts';
import { prepararNota } from './entrega/preparar-nota.ts';
import { reservarFaltante } from './entrega/reservar-faltante.ts';
import { verKit } from './kits/ver-kit.ts';
import { leerCondiciones } from './limites/condiciones.query.ts';
import { leerListasDeVenta } from './listas/listas-de-venta.query.ts';
import { exportarNotas } from './vista/exportar-notas.ts';
import { listarNotas, sumarNotas } from './vista/listar-notas.query.ts';
import { verNota } from './vista/ver-nota.ts';

export function rutasDeVentas(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarNotas, (consulta, { query }) => listarNotas(consulta, query));
  montar(app, entorno, contrato.sumarNotas, (consulta, { query }) => sumarNotas(consulta, query));
  montar(app, entorno, contrato.exportarNotas, async (consulta, { query }) =>
    archivoCsv(exportarNotas(consulta, query)),
  );
  montar(app, entorno, contrato.verNota, (consulta, { params }) => verNota(consulta, params.id));

  montar(app, entorno, contrato.condicionesDeVenta, (consulta, { query }) => leerCondiciones(consulta, query));

  montar(app, entorno, contrato.listasDeVenta, (consulta, { query }) => leerListasDeVenta(consulta, query));

  montar(app, entorno, contrato.verKit, (consulta, { params, query }) => verKit(consulta, params.articuloId, query));

  montar(app, entorno, contrato.crearNota, (orden, { body }) => crearNota(orden, body));
  montar(app, entorno, contrato.editarNota, (orden, { params, body }) => editarNota(orden, params.id, body));
  montar(app, entorno, contrato.actualizarPrecios, (orden, { params, body }) =>
    actualizarPrecios(orden, params.id, body),
  );
  montar(app, entorno, contrato.confirmarNota, (orden, { params, body }) => confirmarNota(orden, params.id, body));
  montar(app, entorno, contrato.prepararNota, (orden, { params, body }) => prepararNota(orden, params.id, body));
  montar(app, entorno, contrato.reservarFaltante, (orden, { params, body }) =>
    reservarFaltante(orden, params.id, body),
  );
  montar(app, entorno, contrato.finalizarNota, (orden, { params, body }) => finalizarNota(orden, params.id, body));
  montar(app, entorno, contrato.cancelarSaldo, (orden, { params, body }) => cancelarSaldo(orden, params.id, body));
  montar(app, entorno, contrato.anularNota, (orden, { params, body }) => anularNota(orden, params.id, body));
}
