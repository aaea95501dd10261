import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { EleccionesDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '#ui/flotantes/flotantes.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import {
  alcanzaPara,
  cuantasElecciones,
  eleccionesQueSiguen,
  entra,
  type LineaALaVista,
  lineasALaVista,
  useKit,
} from '#ventas/mostrador/renglones/kit.ts';

type Props = {
  readonly renglon: RenglonDeBorrador;
  readonly depositoId: string | null;
  readonly onElegir: (elecciones: EleccionesDeKit) => void;
  readonly onCerrar: () => void;
};

const NADA: EleccionesDeKit = { opcionales: [], sustitutos: [] };

/**
 * What a kit takes, with the optional lines to add and who may take the place of each component, also inside the kits it brings
 * (EST-10).
 */
export function DialogoDeKit({ renglon, depositoId, onElegir, onCerrar }: Props) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  const kit = useKit(renglon.articuloId, depositoId);
  const [dichas, setElecciones] = useState(renglon.elecciones ?? NADA);
  const elecciones = kit ? eleccionesQueSiguen(kit, dichas) : dichas;
  const lineas = kit && lineasALaVista(kit, elecciones);
  const cambio = cuantasElecciones(elecciones) < cuantasElecciones(dichas);
  const alcanzan = alcanzaPara(kit, elecciones, renglon.decimales);
  const seElige =
    cambio || (lineas?.some(({ linea: { opcional, sustitutos } }) => opcional || sustitutos.length > 0) ?? false);
  return (
    <Dialog open onClose={onCerrar} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('mostrador.kit.llevaDe', { codigo: renglon.codigo })}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}>
          {renglon.descripcion}
          {alcanzan !== null && ` · ${t('mostrador.kit.alcanzan', { count: Number(alcanzan) })}`}
        </Box>
        {cambio && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {t('mostrador.kit.cambio')}
          </Alert>
        )}
        {kit === undefined && <Skeleton variant="rounded" height={160} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lineas?.map((una) => (
            <Linea key={una.clave} {...una} elecciones={elecciones} onCambio={setElecciones} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCerrar}>{tUi(seElige ? 'accion.cancelar' : 'accion.cerrar')}</Button>
        {seElige && (
          <Button variant="contained" onClick={() => onElegir(elecciones)}>
            {t('mostrador.kit.aplicar')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type DeLinea = Omit<LineaALaVista, 'clave'> & {
  readonly elecciones: EleccionesDeKit;
  readonly onCambio: (elecciones: EleccionesDeKit) => void;
};

function Linea({ linea, nivel, cantidad, elecciones, onCambio }: DeLinea) {
  const { t } = useTranslation('ventas');
  const { lineaId, codigo, descripcion, opcional, sustitutos, disponible } = linea;
  const va = entra(linea, elecciones);
  const elegido = elecciones.sustitutos.find((una) => una.lineaId === lineaId)?.articuloId ?? '';
  const otras = elecciones.sustitutos.filter((una) => una.lineaId !== lineaId);
  const marcar = (si: boolean) =>
    onCambio({
      opcionales: si ? [...elecciones.opcionales, lineaId] : elecciones.opcionales.filter((una) => una !== lineaId),
      // What does not go in has nothing in its place.
      sustitutos: si ? elecciones.sustitutos : otras,
    });
  const hay = (cuanto: string | null) =>
    cuanto === null ? '' : ` · ${t('mostrador.kit.hay', { cantidad: formatearCantidad(cuanto) })}`;
  return (
    <Box component="li" sx={fila} style={{ paddingInlineStart: nivel * SANGRIA }}>
      <Box sx={{ width: 40, flex: 'none', textAlign: 'center' }}>
        {opcional && (
          <Checkbox
            checked={va}
            onChange={(_, si) => marcar(si)}
            slotProps={{ input: { 'aria-label': `${codigo} (${t('mostrador.kit.opcional')})` } }}
          />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere', ...(va ? {} : { color: 'text.secondary' }) }}>
        <Box>
          {formatearCantidad(cantidad.round(3).toFixed())} × <b>{codigo}</b>
          {opcional && ` · ${t('mostrador.kit.opcional')}`}
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {descripcion}
          {hay(disponible)}
        </Box>
      </Box>
      {sustitutos.length > 0 && va && (
        <TextField
          select
          size="small"
          value={elegido}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': t('mostrador.kit.enLugar', { codigo }) },
          }}
          onChange={(evento) =>
            onCambio({
              ...elecciones,
              sustitutos: evento.target.value === '' ? otras : [...otras, { lineaId, articuloId: evento.target.value }],
            })
          }
          sx={enLugar}
        >
          <MenuItem value="">{codigo}</MenuItem>
          {sustitutos.map((sustituto) => (
            <MenuItem key={sustituto.articuloId} value={sustituto.articuloId}>
              {sustituto.codigo}
              {hay(sustituto.disponible)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

/** On a phone it stands below the component it takes the place of, and begins where that does. */
const enLugar = {
  flex: { xs: 1, sm: 'none' },
  minWidth: 180,
  maxWidth: '100%',
  marginInlineStart: { xs: '48px', sm: 0 },
} as const;

/** Each kit inside of another goes this much further in. */
const SANGRIA = 20;

const fila = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
