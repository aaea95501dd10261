import Box from '@mui/material/Box';
import type { Big } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { totalizar } from './borrador.ts';
import type { Editor } from './use-editor.ts';

/** Asks before the stock moves, with what moves in numbers. */
export function useConfirmarAplicacion({ borrador, depositos }: Editor, quedan: ReadonlyMap<string, Big>) {
  const { t } = useTranslation('stock');
  const confirmar = useConfirmar();
  return async (): Promise<boolean> => {
    const { entran, salen, articulosQueEntran, articulosQueSalen } = totalizar(borrador.renglones);
    const codigos = new Map(borrador.renglones.map(({ articuloId, codigo }) => [articuloId, codigo]));
    const negativos = [...quedan].filter(([, queda]) => queda.lt(0)).map(([id]) => codigos.get(id) ?? '');
    const lugar = depositos.find(({ id }) => id === borrador.depositoId);
    const respuesta = await confirmar({
      titulo: t('ajustes.confirmar.aplicar', {
        deposito: lugar ? `${lugar.sucursal} · ${lugar.nombre}` : '',
      }),
      texto: (
        <>
          {entran.gt(0) &&
            t('ajustes.confirmar.entran', { count: articulosQueEntran, cantidad: formatearCantidad(entran) })}{' '}
          {salen.gt(0) &&
            t('ajustes.confirmar.salen', { count: articulosQueSalen, cantidad: formatearCantidad(salen) })}{' '}
          {t('ajustes.confirmar.motivo', { motivo: borrador.motivo?.nombre ?? '' })}
          {negativos.length > 0 && (
            <Box sx={{ color: 'error.text', fontWeight: 500, my: 0.5 }}>
              {t('ajustes.confirmar.negativos', { count: negativos.length, codigos: negativos.join(', ') })}
            </Box>
          )}{' '}
          {t('ajustes.confirmar.despues')}
        </>
      ),
      boton: t('ajustes.confirmar.boton'),
    });
    return respuesta !== null;
  };
}
