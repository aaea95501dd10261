import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { listarListasDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { guardarPerfil, MODOS, type Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import { listarDepositos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { DE_PANTALLA } from '#importaciones/entidades.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { DialogoDePerfil } from './dialogo-de-perfil.tsx';
import type { Cambios } from './use-cambios.ts';

/** What to do with the rows, and where what they bring goes; only what means something for this entidad. */
export function PanelDeOpciones({ cambios }: { readonly cambios: Cambios }) {
  const { t } = useTranslation('importaciones');
  const puede = usePuede();
  const [guardando, setGuardando] = useState(false);
  const { opciones, entidad } = cambios.vista;
  const tienen = new Set(DE_PANTALLA[entidad].opciones);
  const elegir = (parte: Partial<Opciones>) => cambios.cambiar({ opciones: parte });
  return (
    <Tarjeta densa titulo={t('asistente.opciones.titulo')}>
      <Stack sx={{ gap: 2 }}>
        {tienen.has('modo') && (
          <TextField
            select
            fullWidth
            label={t('asistente.opciones.modo')}
            value={opciones.modo}
            onChange={(evento) => elegir({ modo: evento.target.value as Opciones['modo'] })}
          >
            {MODOS.map((modo) => (
              <MenuItem key={modo} value={modo}>
                {t(`asistente.opciones.modos.${modo}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {tienen.has('listaId') && puede(listarListasDePrecio) && (
          <Lista valor={opciones.listaId} onCambio={(listaId) => elegir({ listaId })} />
        )}
        {tienen.has('depositoId') && puede(listarDepositos) && (
          <Deposito valor={opciones.depositoId} onCambio={(depositoId) => elegir({ depositoId })} />
        )}
        {tienen.has('crearFaltantes') && (
          <Casilla
            texto={t('asistente.opciones.crearFaltantes')}
            ayuda={t('asistente.opciones.crearFaltantesAyuda')}
            marcada={opciones.crearFaltantes}
            onCambio={(crearFaltantes) => elegir({ crearFaltantes })}
          />
        )}
        {tienen.has('vaciosBorran') && (
          <Casilla
            texto={t('asistente.opciones.vaciosBorran')}
            ayuda={t('asistente.opciones.vaciosBorranAyuda')}
            marcada={opciones.vaciosBorran}
            onCambio={(vaciosBorran) => elegir({ vaciosBorran })}
          />
        )}
        {puede(guardarPerfil) && (
          <Button
            startIcon={<IconBookmarkPlus size={18} stroke={1.7} aria-hidden />}
            onClick={() => setGuardando(true)}
          >
            {t('asistente.perfil.guardar')}
          </Button>
        )}
      </Stack>
      {guardando && <DialogoDePerfil cambios={cambios} onCerrar={() => setGuardando(false)} />}
    </Tarjeta>
  );
}

type PropsDeLugar = { readonly valor: string | null; readonly onCambio: (id: string | null) => void };

function Deposito(props: PropsDeLugar) {
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
      opciones={opciones}
    />
  );
}

function Lista(props: PropsDeLugar) {
  const { t } = useTranslation('importaciones');
  const { data } = useQuery(consultaDe(listarListasDePrecio, {}));
  const opciones = (data?.filas ?? []).filter(({ activa }) => activa).map(({ id, nombre }) => ({ id, texto: nombre }));
  return (
    <Elegir
      {...props}
      label={t('asistente.opciones.lista')}
      omision={t('asistente.opciones.listaOmision')}
      opciones={opciones}
    />
  );
}

function Elegir(
  props: PropsDeLugar & {
    readonly label: string;
    readonly omision: string;
    readonly opciones: readonly { readonly id: string; readonly texto: string }[];
  },
) {
  const { valor, opciones } = props;
  // Until the list is there, the chosen one has no name to show.
  const conocido = valor !== null && opciones.some(({ id }) => id === valor);
  return (
    <TextField
      select
      fullWidth
      label={props.label}
      value={conocido ? valor : ''}
      onChange={(evento) => props.onCambio(evento.target.value === '' ? null : evento.target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{props.omision}</MenuItem>
      {opciones.map(({ id, texto }) => (
        <MenuItem key={id} value={id}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Casilla(props: {
  readonly texto: string;
  readonly ayuda: string;
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
      <FormHelperText sx={{ mt: '-6px', marginInlineStart: '26px' }}>{props.ayuda}</FormHelperText>
    </FormControl>
  );
}
