import Box from '@mui/material/Box';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  exportarNotasDeCliente,
  listarNotasDeCliente,
  type NotaDeCliente,
} from '@trastienda/nucleo/clientes/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFecha } from '#ui/formato/formato.ts';
import { importeEn, totalEn } from '#ui/formato/importe-en-moneda.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { EstadoChip, tonoDeNota } from '#ui/piezas/estado-chip.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';

/** The notas of a cliente, the newest first; each one opens its page. */
export function NotasDeCliente({ clienteId }: { readonly clienteId: string }) {
  const { t } = useTranslation('clientes');
  const consulta = useConsultaDeLista(listarNotasDeCliente);
  const lista = useLista(listarNotasDeCliente, consulta.valores, { id: clienteId });
  const navigate = useNavigate();
  return (
    <TablaDatos
      etiqueta={t('ficha.notas')}
      clave="notas-de-cliente"
      consulta={consulta}
      lista={lista}
      idDe={({ id }) => id}
      nombreDe={({ numero }) => formatearEntero(numero)}
      onAbrir={({ id }) => void navigate({ to: '/ventas/notas-de-pedido/$id', params: { id } })}
      buscarEn={t('notas.buscarEn')}
      csv={{ endpoint: exportarNotasDeCliente, nombre: t('notas.csv'), params: { id: clienteId } }}
      vacio={{ icono: IconFileText, titulo: t('notas.vacio') }}
      columnas={[
        {
          id: 'numero',
          titulo: t('notas.numero'),
          ancho: 112,
          ordenable: true,
          fija: true,
          filtro: { tipo: 'numero', decimales: 0 },
          celda: ({ numero }) => <b>{formatearEntero(numero)}</b>,
        },
        {
          id: 'fecha',
          titulo: t('notas.fecha'),
          ancho: 120,
          ordenable: true,
          filtro: { tipo: 'fecha' },
          celda: ({ fecha }) => formatearFecha(fecha),
        },
        {
          id: 'sucursal',
          titulo: t('notas.sucursal'),
          anchoMinimo: 140,
          filtro: { tipo: 'texto' },
          celda: ({ sucursal }) => sucursal,
        },
        {
          id: 'renglones',
          titulo: t('notas.renglones'),
          ancho: 104,
          alinear: 'fin',
          filtro: { tipo: 'numero', decimales: 0 },
          celda: ({ renglones }) => formatearEntero(renglones),
        },
        {
          id: 'total',
          titulo: t('notas.total'),
          ancho: 140,
          alinear: 'fin',
          ordenable: true,
          filtro: { tipo: 'numero', decimales: 2 },
          celda: ({ total, moneda }) => <b>{importeEn(moneda, total)}</b>,
        },
        {
          id: 'estado',
          titulo: t('notas.estado'),
          ancho: 152,
          filtro: entreFijos(ESTADOS, (estado) => t(`notas.${estado}`)),
          celda: ({ estado }) => <EstadoDeNota estado={estado} />,
        },
      ]}
      tarjeta={(nota) => <TarjetaDeNota nota={nota} />}
    />
  );
}

const ESTADOS = ['BORRADOR', 'CONFIRMADA', 'EN_PREPARACION', 'PARCIAL', 'FINALIZADA', 'ANULADA'] as const;

function EstadoDeNota({ estado }: { readonly estado: string }) {
  const { t } = useTranslation('clientes');
  const conocido = ESTADOS.find((uno) => uno === estado);
  return <EstadoChip tono={tonoDeNota(estado)}>{conocido ? t(`notas.${conocido}`) : estado}</EstadoChip>;
}

function TarjetaDeNota({ nota }: { readonly nota: NotaDeCliente }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={fila}>
        <b>{formatearEntero(nota.numero)}</b>
        <EstadoDeNota estado={nota.estado} />
      </Box>
      <Box sx={fila}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {formatearFecha(nota.fecha)} · {nota.sucursal}
        </Box>
        <b>{totalEn(nota.moneda, nota.total)}</b>
      </Box>
    </Box>
  );
}

const fila = { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' } as const;
