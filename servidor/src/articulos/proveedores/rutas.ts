import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { escribirRecargos } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { formatearCuit } from '@trastienda/nucleo/comun/cuit.ts';
import type { FastifyInstance } from 'fastify';
import { existeArticulo } from '#articulos/ficha.query.ts';
import type { Usuario } from '#http/contexto.ts';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { agregarProveedor, cambiarProveedorDeArticulo, quitarProveedor } from './cambiar-tratos.ts';
import { exportarArticulosDeProveedor } from './exportar-articulos.ts';
import { cambiarEstadoDeProveedor, cambiarProveedor, crearProveedor } from './guardar-proveedor.ts';
import { leerCostosDeProveedores } from './historia.query.ts';
import { hayProveedor, leerProveedor, leerProveedores, todosLosProveedores } from './proveedores.query.ts';
import { leerArticulosDeProveedor, leerProveedoresDeArticulo } from './tratos.query.ts';

const vistaDe = (usuario: Usuario) => ({ verCosto: usuario.puede('costo.ver') });
const QUE = { que: 'el proveedor' };

export function rutasDeProveedores(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarProveedores, ({ db, usuario }, { query }) =>
    leerProveedores(db, query, vistaDe(usuario)),
  );
  montar(app, entorno, contrato.exportarProveedores, async ({ db, usuario }, { query }) =>
    archivoCsv({
      nombre: 'proveedores.csv',
      columnas: [
        { titulo: 'Razón social', columna: 'razonSocial', valor: (fila) => fila.razonSocial },
        { titulo: 'Nombre de fantasía', columna: 'nombreFantasia', valor: (fila) => fila.nombreFantasia },
        { titulo: 'CUIT', columna: 'cuit', valor: ({ cuit }) => (cuit === null ? '' : formatearCuit(cuit)) },
        { titulo: 'Condición IVA', columna: 'condicionIva', valor: (fila) => nombreDeCondicion(fila.condicionIva) },
        { titulo: 'Moneda', columna: 'moneda', valor: (fila) => fila.moneda },
        ...(usuario.puede('costo.ver')
          ? [
              {
                titulo: 'Descuentos',
                columna: 'descuentos',
                valor: ({ descuentos = [] }: contrato.FilaDeProveedor) => escribirDescuentos(descuentos),
              },
              {
                titulo: 'Recargos',
                columna: 'descuentos',
                valor: ({ recargos = [] }: contrato.FilaDeProveedor) => escribirRecargos(recargos),
              },
            ]
          : []),
        { titulo: 'Días de entrega', columna: 'diasDeEntrega', tipo: 'numero', valor: (fila) => fila.diasDeEntrega },
        { titulo: 'Teléfono', columna: 'telefono', valor: (fila) => fila.telefono },
        { titulo: 'Correo', columna: 'email', valor: (fila) => fila.email },
        { titulo: 'Artículos', columna: 'articulos', tipo: 'numero', valor: (fila) => fila.articulos },
        { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => (estado === 'ACTIVO' ? 'Activo' : 'Inactivo') },
      ],
      filas: todosLosProveedores(db, query, vistaDe(usuario)),
    }),
  );
  montar(app, entorno, contrato.verProveedor, async ({ db, usuario }, { params }) => {
    const proveedor = await leerProveedor(db, params.id, vistaDe(usuario));
    return proveedor ?? rechazar('comun.no_encontrado', QUE);
  });
  montar(app, entorno, contrato.crearProveedor, (orden, { body }) => crearProveedor(orden, body));
  montar(app, entorno, contrato.cambiarProveedor, (orden, { params, body }) =>
    cambiarProveedor(orden, params.id, body),
  );
  montar(app, entorno, contrato.cambiarEstadoDeProveedor, (orden, { params, body }) =>
    cambiarEstadoDeProveedor(orden, params.id, body),
  );
  rutasDeTratos(app, entorno);
}

function rutasDeTratos(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarArticulosDeProveedor, async ({ db, usuario }, { params, query }) => {
    if (!(await hayProveedor(db, params.id))) rechazar('comun.no_encontrado', QUE);
    return leerArticulosDeProveedor(db, params.id, query, vistaDe(usuario));
  });
  montar(app, entorno, contrato.exportarArticulosDeProveedor, (consulta, { params, query }) =>
    exportarArticulosDeProveedor(consulta, params.id, query),
  );
  montar(app, entorno, contrato.listarProveedoresDeArticulo, async ({ db, usuario }, { params }) => {
    const proveedores = await leerProveedoresDeArticulo(db, params.id, vistaDe(usuario));
    return proveedores ?? rechazar('comun.no_encontrado', { que: 'el artículo' });
  });
  montar(app, entorno, contrato.listarCostosDeProveedores, async ({ db }, { params, query }) => {
    if (!(await existeArticulo(db, params.id))) rechazar('comun.no_encontrado', { que: 'el artículo' });
    return { filas: await leerCostosDeProveedores(db, params.id, query) };
  });
  montar(app, entorno, contrato.agregarProveedorDeArticulo, (orden, { params, body }) =>
    agregarProveedor(orden, params.id, body),
  );
  montar(app, entorno, contrato.cambiarProveedorDeArticulo, (orden, { params, body }) =>
    cambiarProveedorDeArticulo(orden, params, body),
  );
  montar(app, entorno, contrato.quitarProveedorDeArticulo, (orden, { params, body }) =>
    quitarProveedor(orden, params, body),
  );
}
