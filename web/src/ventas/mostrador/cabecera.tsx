import Typography from '@mui/material/Typography';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearDiaConNombre } from '#ventas/fechas.ts';
import { useAnular } from '#ventas/use-anular.ts';
import type { PantallaDeMostrador } from './use-pantalla.ts';

type Props = {
  readonly pantalla: PantallaDeMostrador;
  readonly detalle: NotaDetalle | undefined;
  readonly esCelular: boolean;
};

/** Where and when, and what is done less often. */
export function Cabecera({ pantalla, detalle, esCelular }: Props) {
  const { t } = useTranslation('ventas');
  const sucursal = useSucursal();
  const { preguntar } = useAnular();
  const descartar = useDescartar(pantalla, detalle);
  const { mostrador } = pantalla;
  const { dar } = pantalla.ordenes;

  const acciones = () => [
    ...(esCelular
      ? [
          { texto: t('mostrador.boton.guardar'), onClick: () => dar('guardar') },
          { texto: t('mostrador.atajos.observaciones'), onClick: () => dar('observaciones') },
        ]
      : [{ texto: t('mostrador.atajos.titulo'), onClick: () => dar('atajos'), atajo: '?' }]),
    ...(detalle && mostrador.sucio
      ? [{ texto: t('mostrador.descartar.opcion'), onClick: () => void descartar(), peligro: true }]
      : []),
    ...(detalle?.acciones.includes('anular')
      ? [{ texto: t('documento.accion.anular'), onClick: () => void preguntar(detalle), peligro: true }]
      : []),
  ];
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {esCelular
          ? pantalla.estadoDeGuardado
          : t('mostrador.lugar', {
              sucursal: detalle?.sucursal.nombre ?? sucursal?.nombre ?? '',
              dia: formatearDiaConNombre(detalle?.creadaEn ?? new Date().toISOString()),
            })}
      </Typography>
      <MenuDeFila etiqueta={t('mostrador.menu')} acciones={acciones} />
    </>
  );
}

function useDescartar({ mostrador }: PantallaDeMostrador, detalle: NotaDetalle | undefined) {
  const { t } = useTranslation('ventas');
  const confirmar = useConfirmar();
  return async () => {
    const si = await confirmar({
      titulo: t('mostrador.descartar.titulo'),
      texto: t('mostrador.descartar.texto'),
      boton: t('mostrador.descartar.opcion'),
      peligro: true,
    });
    if (si && detalle) mostrador.tomarGuardada(detalle);
  };
}
