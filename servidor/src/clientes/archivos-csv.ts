import type { FilaDeCliente, NotaDeCliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearNumero, nombreDeDocumento, type TipoDeDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { instanteTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { ESTADOS, ESTADOS_DE_NOTA } from './nombres.ts';

export const archivoDeClientes = (filas: AsyncIterable<FilaDeCliente>): ArchivoCsv =>
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
      { titulo: 'Estado', columna: 'estado', valor: (fila) => ESTADOS[fila.estado] },
      { titulo: 'Domicilio', columna: 'localidad', valor: (fila) => fila.domicilio },
      { titulo: 'Localidad', columna: 'localidad', valor: (fila) => fila.localidad },
      { titulo: 'Provincia', columna: 'provincia', valor: (fila) => fila.provincia },
      { titulo: 'Teléfono', columna: 'telefono', valor: (fila) => fila.telefono },
      { titulo: 'Correo', columna: 'email', valor: (fila) => fila.email },
    ],
    filas,
  });

export const archivoDeNotas = (filas: AsyncIterable<NotaDeCliente>): ArchivoCsv =>
  archivoCsv({
    nombre: 'notas-del-cliente.csv',
    columnas: [
      { titulo: 'Número', columna: 'numero', tipo: 'numero', valor: ({ numero }) => numero },
      { titulo: 'Fecha', columna: 'fecha', tipo: 'fecha', valor: ({ fecha }) => instanteTexto(fecha) },
      { titulo: 'Sucursal', columna: 'sucursal', valor: ({ sucursal }) => sucursal },
      { titulo: 'Renglones', columna: 'renglones', tipo: 'numero', valor: ({ renglones }) => renglones },
      { titulo: 'Total', columna: 'total', tipo: 'numero', valor: ({ total }) => total },
      { titulo: 'Moneda', columna: 'total', valor: ({ moneda }) => moneda },
      { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => ESTADOS_DE_NOTA[estado] ?? estado },
    ],
    filas,
  });
