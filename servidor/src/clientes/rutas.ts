import * as contrato from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearNumero, nombreDeDocumento, type TipoDeDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { cambiarCliente } from './cambiar-cliente.ts';
import { cambiarEstado } from './cambiar-estado.ts';
import { leerCliente } from './clientes.repo.ts';
import { crearCliente } from './crear-cliente.ts';
import { leerFicha } from './ficha.query.ts';
import { leerClientes, todosLosClientes } from './lista.query.ts';
import { leerArticulosHabituales, leerNotasDeCliente } from './notas.query.ts';

export function rutasDeClientes(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarClientes, ({ db }, { query }) => leerClientes(db, query));
  montar(app, entorno, contrato.exportarClientes, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'clientes.csv',
      columnas: [
        { titulo: 'Código externo', columna: 'codigoExterno', valor: (fila) => fila.codigoExterno },
        { titulo: 'Razón social', columna: 'razonSocial', valor: (fila) => fila.razonSocial },
        {
          titulo: 'Tipo de documento',
          columna: 'documento',
          valor: (fila) => nombreDeDocumento[fila.documento.tipo as TipoDeDocumento],
        },
        {
          titulo: 'Documento',
          columna: 'documento',
          valor: ({ documento: { tipo, numero } }) => (numero === null ? '' : formatearNumero(tipo, numero)),
        },
        { titulo: 'Condición IVA', columna: 'condicionIva', valor: (fila) => nombreDeCondicion(fila.condicionIva) },
        { titulo: 'Estado', columna: 'estado', valor: (fila) => fila.estado },
        { titulo: 'Domicilio', valor: (fila) => fila.domicilio },
        { titulo: 'Localidad', columna: 'localidad', valor: (fila) => fila.localidad },
        { titulo: 'Provincia', columna: 'provincia', valor: (fila) => fila.provincia },
        { titulo: 'Teléfono', columna: 'telefono', valor: (fila) => fila.telefono },
        { titulo: 'Correo', columna: 'email', valor: (fila) => fila.email },
      ],
      filas: todosLosClientes(db, query),
    }),
  );
  montar(app, entorno, contrato.verCliente, async ({ db }, { params }) => {
    const cliente = await leerFicha(db, params.id);
    return cliente ?? rechazar('comun.no_encontrado', { que: 'el cliente' });
  });

  montar(app, entorno, contrato.crearCliente, (orden, { body }) => crearCliente(orden, body));
  montar(app, entorno, contrato.cambiarCliente, (orden, { params, body }) => cambiarCliente(orden, params.id, body));
  montar(app, entorno, contrato.bloquearCliente, (orden, { params: { id }, body }) =>
    cambiarEstado(orden, { id, accion: 'bloquear', ...body }),
  );
  montar(app, entorno, contrato.desbloquearCliente, (orden, { params: { id }, body }) =>
    cambiarEstado(orden, { id, accion: 'desbloquear', ...body }),
  );
  montar(app, entorno, contrato.inactivarCliente, (orden, { params: { id }, body }) =>
    cambiarEstado(orden, { id, accion: 'inactivar', ...body }),
  );
  montar(app, entorno, contrato.reactivarCliente, (orden, { params: { id }, body }) =>
    cambiarEstado(orden, { id, accion: 'reactivar', ...body }),
  );

  montar(app, entorno, contrato.listarNotasDeCliente, async ({ db, usuario }, { params, query }) => {
    const alcance = usuario.alcance('nota.ver');
    await exigirCliente(db, params.id);
    return leerNotasDeCliente(db, params.id, alcance, query);
  });
  montar(app, entorno, contrato.listarArticulosHabituales, async ({ db, usuario }, { params }) => {
    const alcance = usuario.alcance('nota.ver');
    await exigirCliente(db, params.id);
    return { filas: await leerArticulosHabituales(db, params.id, alcance) };
  });
}

async function exigirCliente(db: Db, id: string): Promise<void> {
  if (!(await leerCliente(db, id))) rechazar('comun.no_encontrado', { que: 'el cliente' });
}
