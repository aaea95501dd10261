import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { ROLES } from '@trastienda/nucleo/acceso/roles.ts';
import type { Concesion } from '@trastienda/nucleo/administrador/contrato.ts';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { useCampoConocido } from '#ui/formularios/formulario-campos.ts';

/** All of them: no sucursal in particular. */
const TODAS = '';

type Sucursal = { readonly id: string; readonly nombre: string };

/** The roles of a person, each in one sucursal or in all; what they may do is the union. */
export function EditorDeRoles(props: {
  readonly name: string;
  /** Those a person already has and whoever edits may not see are named too. */
  readonly otras?: readonly Sucursal[];
}) {
  const { t } = useTranslation('administrador');
  const { sucursales } = useSesion();
  const { field, fieldState } = useController({ name: props.name });
  useCampoConocido(props.name, t('usuarios.roles'), {});
  const concesiones: readonly Concesion[] = field.value;
  const conocidas = [
    ...sucursales,
    ...(props.otras ?? []).filter(({ id }) => !sucursales.some((una) => una.id === id)),
  ];
  const poner = (i: number, cambio: Partial<Concesion>) =>
    field.onChange(concesiones.map((una, j) => (i === j ? { ...una, ...cambio } : una)));
  return (
    <Box
      component="fieldset"
      name={field.name}
      ref={field.ref}
      tabIndex={-1}
      sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1.5 }}
    >
      <Typography component="legend" variant="h6" sx={{ mb: 0.5 }}>
        {t('usuarios.roles')}
      </Typography>
      {concesiones.map((concesion, i) => (
        <Renglon
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={i}
          numero={i + 1}
          concesion={concesion}
          sucursales={conocidas}
          onCambio={(cambio) => poner(i, cambio)}
          onQuitar={concesiones.length > 1 ? () => field.onChange(concesiones.filter((_, j) => i !== j)) : undefined}
        />
      ))}
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      <Button
        size="small"
        sx={{ justifySelf: 'start' }}
        startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />}
        onClick={() => field.onChange([...concesiones, { rol: 'vendedor', sucursalId: sucursales[0]?.id ?? null }])}
      >
        {t('usuarios.agregarRol')}
      </Button>
    </Box>
  );
}

function Renglon(props: {
  readonly numero: number;
  readonly concesion: Concesion;
  readonly sucursales: readonly Sucursal[];
  readonly onCambio: (cambio: Partial<Concesion>) => void;
  readonly onQuitar: (() => void) | undefined;
}) {
  const { t } = useTranslation('administrador');
  const roles = t('roles', { returnObjects: true });
  const { numero, concesion, onCambio, onQuitar } = props;
  return (
    <Box sx={renglon}>
      <TextField
        select
        className="rol"
        label={t('usuarios.rolNumero', { numero })}
        value={concesion.rol}
        onChange={(evento) => onCambio({ rol: evento.target.value as Concesion['rol'] })}
      >
        {ROLES.map((rol) => (
          <MenuItem key={rol} value={rol}>
            {roles[rol]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('usuarios.sucursalNumero', { numero })}
        value={concesion.sucursalId ?? TODAS}
        onChange={({ target: { value } }) => onCambio({ sucursalId: value === TODAS ? null : value })}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value={TODAS}>{t('usuarios.todasLasSucursales')}</MenuItem>
        {props.sucursales.map(({ id, nombre }) => (
          <MenuItem key={id} value={id}>
            {nombre}
          </MenuItem>
        ))}
      </TextField>
      {onQuitar && (
        <IconButton aria-label={t('usuarios.quitarRol', { numero })} onClick={onQuitar}>
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

/** On a phone one field under the other, so that «Todas las sucursales» is read whole; the way to take it away only where there is one. */
const renglon = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '&:has(> button)': { gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(2, minmax(0, 1fr)) auto' } },
  '& > .rol': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  gap: 1,
  alignItems: 'end',
} as const;
