import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRazonDeHallazgo } from '#articulos/index.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import type { DondeBusca } from '#ventas/mostrador/entrada/use-busqueda.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import { useSustitutos } from '#ventas/mostrador/renglones/sustitutos.ts';

type Props = {
  readonly renglon: RenglonDeBorrador;
  readonly donde: DondeBusca;
  readonly onElegir: (hallazgo: Hallazgo) => void;
  readonly onCerrar: () => void;
};

/** What may be sold instead of the artículo of a line: its replacement, then its equivalents, best first (ART-28). */
export function DialogoDeSustitutos({ renglon, donde, onElegir, onCerrar }: Props) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  const { reemplazo, equivalentes } = useSustitutos(renglon.articuloId, donde);
  const filas = [...(reemplazo ? [reemplazo] : []), ...equivalentes];
  return (
    <Dialog open onClose={onCerrar} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('mostrador.sustitutos.titulo', { codigo: renglon.codigo })}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{renglon.descripcion}</Box>
        <Box component="ul" aria-label={t('mostrador.sustitutos.lista')} sx={lista}>
          {filas.map((fila, i) => (
            <Box component="li" key={fila.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Sustituto fila={fila} primero={i === 0} onElegir={() => onElegir(fila)} />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCerrar}>{tUi('accion.cancelar')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type PropsDeFila = { readonly fila: Hallazgo; readonly primero: boolean; readonly onElegir: () => void };

function Sustituto({ fila, primero, onElegir }: PropsDeFila) {
  const { t } = useTranslation('ventas');
  const razon = useRazonDeHallazgo()(fila);
  return (
    <ButtonBase autoFocus={primero} onClick={onElegir} sx={boton}>
      <Box component="span" sx={{ minWidth: 0, flex: 1, textAlign: 'start' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          <bdi>{fila.codigo}</bdi>
        </Box>
        <Box component="span" sx={{ display: 'block' }}>
          <bdi>
            {fila.descripcion}
            {fila.marca && ` · ${fila.marca}`}
          </bdi>
        </Box>
        {razon && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
            {razon}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {unitarioEn(fila.moneda, fila.precio)}
        </Box>
        {fila.aca !== null && (
          <Box
            component="span"
            sx={{ color: decimal(fila.aca).gt(0) ? 'success.text' : 'error.text', fontWeight: 600 }}
          >
            {t('mostrador.entrada.celularAca', { cantidad: formatearCantidad(fila.aca) })}
          </Box>
        )}
        {fila.cerca !== undefined && (
          <Box component="span" sx={{ color: 'success.text' }}>
            {` · ${t('mostrador.sustitutos.enLaSucursal', { cantidad: formatearCantidad(fila.cerca) })}`}
          </Box>
        )}
        {fila.otras !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` · ${t('mostrador.entrada.celularOtras', { cantidad: formatearCantidad(decimal(fila.otras).minus(fila.cerca ?? 0)) })}`}
          </Box>
        )}
      </Box>
    </ButtonBase>
  );
}

const lista = { m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' };
const boton = {
  display: 'flex',
  gap: 2,
  width: '100%',
  minHeight: 56,
  px: 2,
  py: 1,
  font: 'inherit',
  fontSize: '0.8125rem',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
} as const;
