import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { crearNota, prepararNota, reservarFaltante } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useAnular } from '#ventas/use-anular.ts';
import { DialogoDeSaldo } from './dialogo-de-saldo.tsx';

const NUEVA = '/ventas/notas-de-pedido/nueva';

/**
 * The actions of the document. Which ones there are is the server's answer: what the life cycle allows from this
 * state and this person may do.
 */
export function AccionesDeDocumento({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  const puede = usePuede();
  const { preguntar } = useAnular();
  const navigate = useNavigate();
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const ordenes = useOrdenes(nota);
  const [cancelando, setCancelando] = useState(false);
  const numero = formatearEntero(nota.numero);
  const tiene = (accion: NotaDetalle['acciones'][number]) => nota.acciones.includes(accion);
  const faltaReservar = nota.renglones.some(
    ({ tipo, reservada, pendiente }) => tipo !== 'SERVICIO' && decimal(reservada).lt(pendiente),
  );
  const hayPendiente = nota.renglones.some(({ pendiente }) => pendiente !== '0');

  const imprimir = () => globalThis.print();
  const acciones = () => [
    ...(esCelular
      ? [
          ...(puede(crearNota)
            ? [
                {
                  texto: t('notas.nueva'),
                  onClick: () => void navigate({ to: '/ventas/notas-de-pedido/$id', params: { id: 'nueva' } }),
                },
              ]
            : []),
          { texto: t('documento.accion.imprimir'), onClick: imprimir },
        ]
      : []),
    ...(tiene('preparar') ? [{ texto: t('documento.accion.preparar'), onClick: ordenes.preparar }] : []),
    ...(tiene('reservar') && faltaReservar
      ? [{ texto: t('documento.accion.reservar'), onClick: ordenes.reservar }]
      : []),
    ...(tiene('cancelar-saldo') && hayPendiente
      ? [{ texto: t('documento.accion.cancelarSaldo'), onClick: () => setCancelando(true), peligro: true }]
      : []),
    ...(tiene('anular')
      ? [{ texto: t('documento.accion.anular'), onClick: () => void preguntar(nota), peligro: true }]
      : []),
  ];

  return (
    <>
      {!esCelular && puede(crearNota) && (
        <Button
          component={Link}
          to={NUEVA}
          startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
          sx={noSeImprime}
        >
          {t('notas.nueva')}
        </Button>
      )}
      {!esCelular && (
        <Button startIcon={<IconPrinter size={18} stroke={1.7} aria-hidden />} onClick={imprimir} sx={noSeImprime}>
          {t('documento.accion.imprimir')}
        </Button>
      )}
      {tiene('finalizar') && hayPendiente && (
        <Button
          component={Link}
          variant="contained"
          to={`/ventas/finalizar-notas-de-pedido/${nota.id}`}
          startIcon={<IconTruckDelivery size={18} stroke={1.7} aria-hidden />}
          sx={noSeImprime}
        >
          {t('documento.accion.entregar')}
        </Button>
      )}
      {acciones().length > 0 && (
        <Box component="span" sx={noSeImprime}>
          <MenuDeFila etiqueta={t('documento.menu', { numero })} acciones={acciones} />
        </Box>
      )}
      {cancelando && <DialogoDeSaldo nota={nota} onCerrar={() => setCancelando(false)} />}
    </>
  );
}

function useOrdenes(nota: NotaDetalle) {
  const { t } = useTranslation('ventas');
  const avisos = useAvisos();
  const preparar = useComando(prepararNota);
  const reservar = useComando(reservarFaltante, { invalida: ['stock', 'articulos'] });
  const input = { params: { id: nota.id }, body: { version: nota.version } };
  const onError = (error: Error) => avisos.error(error);
  const numero = formatearEntero(nota.numero);
  return {
    preparar: () =>
      preparar.mutate(input, { onError, onSuccess: () => avisos.exito(t('documento.listo.preparar', { numero })) }),
    reservar: () => reservar.mutate(input, { onError, onSuccess: () => avisos.exito(t('documento.listo.reservar')) }),
  };
}

const noSeImprime = { '@media print': { display: 'none' } } as const;
