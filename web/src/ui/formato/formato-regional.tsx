import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cambiarAjustes, useAjustes } from '#apariencia/ajustes.ts';
import { direccionDeFormato, etiquetaDeFormato, type Formato, paqueteVigente } from '#i18n/formatos.ts';
import { idiomas } from '#i18n/idiomas.ts';
import { useOfrecerDireccion } from '#ui/pantalla/ofrecer-direccion.ts';
import { formatearFecha, formatearPesos } from './formato.ts';
import { formatosNombrados } from './nombres-de-formato.ts';

type Opcion = { readonly formato: Formato; readonly nombre: string; readonly traducido: string };

/** How dates and numbers are written, and what MUI says: as in the language of the interface, or as somewhere else. */
export function FormatoRegional() {
  const { t } = useTranslation('ui');
  const { idioma, formato } = useAjustes();
  const ofrecer = useOfrecerDireccion();
  const { etiqueta } = idiomas[idioma];
  const nombrados = useMemo(() => formatosNombrados(etiqueta), [etiqueta]);
  const igual: Opcion = { formato: 'idioma', nombre: t('regional.igual'), traducido: idiomas[idioma].nombre };
  const opciones: readonly Opcion[] = [igual, ...nombrados];

  const handleCambio = (elegida: Opcion) => {
    cambiarAjustes({ formato: elegida.formato });
    ofrecer(direccionDeFormato(paqueteVigente(idioma, elegida.formato)));
  };
  return (
    <Autocomplete
      options={opciones}
      value={opciones.find((opcion) => opcion.formato === formato) ?? igual}
      onChange={(_, elegida) => handleCambio(elegida)}
      disableClearable
      autoHighlight
      filterOptions={filtrar}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={(opcion) => opcion.formato}
      isOptionEqualToValue={(una, otra) => una.formato === otra.formato}
      noOptionsText={t('formulario.sinOpciones')}
      renderOption={({ key, ...resto }, opcion) => (
        <li key={key} {...resto}>
          <Renglon {...opcion} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('regional.titulo')}
          helperText={t('regional.muestra', {
            fecha: formatearFecha('2026-12-31'),
            importe: formatearPesos('1234.5'),
          })}
        />
      )}
    />
  );
}

function Renglon({ formato, nombre, traducido }: Opcion) {
  const propio = formato === 'idioma' ? {} : { lang: etiquetaDeFormato(formato) };
  return (
    <Box sx={{ minWidth: 0, py: 0.5, lineHeight: '1.125rem' }}>
      <bdi {...propio}>{nombre}</bdi>
      {traducido !== nombre && (
        <Box sx={{ fontSize: '0.75rem', lineHeight: '1rem', color: 'text.secondary' }}>{traducido}</Box>
      )}
    </Box>
  );
}

// «japones» and «日本» find the same one, and so does «ja-JP».
const filtrar = createFilterOptions<Opcion>({
  stringify: ({ formato, nombre, traducido }) =>
    `${nombre} ${traducido} ${formato === 'idioma' ? '' : etiquetaDeFormato(formato)}`,
});
