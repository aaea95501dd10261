import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { listarListasDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { listarDepositos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';

type PropsDeLugar = { readonly valor: string | null; readonly onCambio: (id: string | null) => void };

/** Where sales left from and opening stock goes in. */
export function Deposito(props: PropsDeLugar) {
  const { t } = useTranslation('importaciones');
  const { data } = useQuery(consultaDe(listarDepositos, { query: { activo: 'true', porPagina: 200 } }));
  const opciones = (data?.filas ?? []).map(({ id, nombre, sucursal }) => ({
    id,
    texto: [sucursal, nombre].filter(Boolean).join(' · '),
  }));
  return (
    <Elegir
      {...props}
      label={t('asistente.opciones.deposito')}
      omision={t('asistente.opciones.depositoOmision')}
      opciones={data && opciones}
    />
  );
}

/** The lista the prices go to: any active one, or only those whose prices are written by hand. */
export function Lista({ soloManuales, ...props }: PropsDeLugar & { readonly soloManuales: boolean }) {
  const { t } = useTranslation('importaciones');
  const { data } = useQuery(consultaDe(listarListasDePrecio, {}));
  const opciones = (data?.filas ?? [])
    .filter(({ activa, tipo }) => activa && (tipo === 'MANUAL' || !soloManuales))
    .map(({ id, nombre }) => ({ id, texto: nombre }));
  return (
    <Elegir
      {...props}
      label={t('asistente.opciones.lista')}
      omision={t('asistente.opciones.listaOmision')}
      opciones={data && opciones}
    />
  );
}

function Elegir(
  props: PropsDeLugar & {
    readonly label: string;
    readonly omision: string;
    /** Nothing until they are known. */
    readonly opciones: readonly { readonly id: string; readonly texto: string }[] | undefined;
  },
) {
  const { t } = useTranslation('importaciones');
  const { valor, opciones = [] } = props;
  const conocido = valor !== null && opciones.some(({ id }) => id === valor);
  // Until the list is there, the chosen one has no name to show; one that is out of use is still where what comes goes.
  const perdido = valor !== null && !conocido && props.opciones !== undefined;
  return (
    <TextField
      select
      fullWidth
      label={props.label}
      value={conocido || perdido ? valor : ''}
      error={perdido}
      onChange={(evento) => props.onCambio(evento.target.value === '' ? null : evento.target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{props.omision}</MenuItem>
      {perdido && (
        <MenuItem value={valor} disabled>
          {t('asistente.opciones.noSeOfrece')}
        </MenuItem>
      )}
      {opciones.map(({ id, texto }) => (
        <MenuItem key={id} value={id}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Yes or no, and what no means. */
export function Casilla(props: {
  readonly texto: string;
  readonly ayuda?: string;
  readonly marcada: boolean;
  readonly onCambio: (marcada: boolean) => void;
}) {
  return (
    <FormControl>
      <FormControlLabel
        label={props.texto}
        sx={{ marginInlineStart: '-8px', '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
        control={<Checkbox checked={props.marcada} onChange={(_, marcada) => props.onCambio(marcada)} />}
      />
      {props.ayuda && <FormHelperText sx={{ mt: '-6px', marginInlineStart: '26px' }}>{props.ayuda}</FormHelperText>}
    </FormControl>
  );
}
