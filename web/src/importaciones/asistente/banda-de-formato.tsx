import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type CampoDeEntidad, camposDe } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { SIGNO_DUDOSO } from '@trastienda/nucleo/importaciones/lectura/numeros.ts';
import { SIN_TITULOS } from '@trastienda/nucleo/importaciones/lectura/sin-titulos.ts';
import { useTranslation } from 'react-i18next';
import { usePalabrasDeFormato } from '#importaciones/texto-de-formato.ts';
import { usePerfiles } from '#importaciones/use-perfiles.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import type { Cambios } from './use-cambios.ts';

const FILAS_DE_TITULOS = 20;

/** What was recognised of the file, one field each, to be corrected. Only what its data need is asked. */
export function BandaDeFormato({ cambios }: { readonly cambios: Cambios }) {
  const { t } = useTranslation('importaciones');
  const palabras = usePalabrasDeFormato();
  const { formato, entidad, muestra } = cambios.vista;
  const trae = (clase: CampoDeEntidad['clase']) =>
    Object.values(camposDe(entidad)).some((campo) => campo.clase === clase);
  const dudoso =
    formato.decimal === null
      ? muestra.flatMap(({ rechazos }) => rechazos).find(({ motivo }) => motivo === SIGNO_DUDOSO)
      : undefined;
  const corregir = (parte: Partial<typeof formato>) => cambios.cambiar({ formato: parte });
  return (
    <Tarjeta densa>
      <Box sx={banda}>
        <Perfil cambios={cambios} />
        {formato.hoja !== undefined ? (
          <Selector
            label={t('asistente.formato.hoja')}
            valor={formato.hoja}
            opciones={cambios.vista.hojas.map((hoja) => ({ valor: hoja, texto: hoja }))}
            onCambio={(hoja) => corregir({ hoja })}
          />
        ) : (
          <>
            <Selector
              label={t('asistente.formato.codificacion')}
              valor={formato.codificacion}
              opciones={palabras.codificaciones}
              onCambio={(codificacion) => corregir({ codificacion })}
            />
            <Selector
              label={t('asistente.formato.separador')}
              valor={formato.separador}
              opciones={palabras.separadores}
              onCambio={(separador) => corregir({ separador })}
            />
          </>
        )}
        {trae('numero') && (
          <Selector
            label={t('asistente.formato.decimal')}
            valor={formato.decimal ?? ('' as const)}
            opciones={palabras.decimales}
            problema={dudoso === undefined ? undefined : t('asistente.formato.decimalDudoso', { valor: dudoso.valor })}
            onCambio={(decimal) => corregir({ decimal: decimal === '' ? null : decimal })}
          />
        )}
        {trae('fecha') && (
          <Selector
            label={t('asistente.formato.fecha')}
            valor={formato.fecha}
            opciones={palabras.fechas}
            onCambio={(fecha) => corregir({ fecha })}
          />
        )}
        <Selector
          label={t('asistente.formato.encabezado')}
          valor={String(formato.encabezado)}
          opciones={[
            { valor: String(SIN_TITULOS), texto: t('asistente.formato.sinTitulos') },
            ...Array.from({ length: FILAS_DE_TITULOS }, (_, i) => ({ valor: `${i + 1}`, texto: `${i + 1}` })),
          ]}
          onCambio={(fila) => corregir({ encabezado: Number(fila) })}
        />
      </Box>
    </Tarjeta>
  );
}

/** Profiles saved for this kind of file; without any, there is nothing to choose. */
function Perfil({ cambios }: { readonly cambios: Cambios }) {
  const { t } = useTranslation('importaciones');
  const { entidad, perfil } = cambios.vista;
  const perfiles = usePerfiles(entidad);
  // One that was deleted since is still how this file is read.
  const borrado =
    perfil === null || perfiles.some(({ valor }) => valor === perfil) ? [] : [{ valor: perfil, texto: perfil }];
  const opciones = [...perfiles, ...borrado];
  if (opciones.length === 0) return null;
  return (
    <Selector
      label={t('asistente.formato.perfil')}
      valor={perfil ?? ''}
      opciones={[{ valor: '', texto: t('asistente.formato.sinPerfil'), elegible: false }, ...opciones]}
      onCambio={(nombre) => cambios.cambiar({ perfil: nombre })}
    />
  );
}

function Selector<Valor extends string>(props: {
  readonly label: string;
  readonly valor: Valor;
  readonly opciones: readonly { readonly valor: Valor; readonly texto: string; readonly elegible?: boolean }[];
  /** Why it has to be chosen. */
  readonly problema?: string | undefined;
  readonly onCambio: (valor: Valor) => void;
}) {
  return (
    <TextField
      select
      fullWidth
      label={props.label}
      value={props.valor}
      error={props.problema !== undefined}
      helperText={props.problema}
      onChange={(evento) => props.onCambio(evento.target.value as Valor)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {props.opciones.map(({ valor, texto, elegible = true }) => (
        <MenuItem key={valor} value={valor} disabled={!elegible}>
          {texto}
        </MenuItem>
      ))}
    </TextField>
  );
}

const banda = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
} as const;
