import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import IconSquare from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs';
import IconSquareCheckFilled from '@tabler/icons-react/dist/esm/icons/IconSquareCheckFilled.mjs';
import { useState } from 'react';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { PAISES, PELICULAS, type Pelicula } from './muestras.ts';
import { textos } from './textos.ts';

const rotuloDe = ({ titulo, ano }: Pelicula) => `${titulo} (${ano})`;
const TITULOS = PELICULAS.map(({ titulo }) => titulo);

/** Choosing by typing a part of what is looked for. Accents and capitals do not matter. */
export function AutocompleteScreen() {
  const t = textos.usar();
  const vacio = t('nada');
  return (
    <PaginaDemo titulo={t('titulo')}>
      <Bloques>
        <Bloque titulo={t('lista')}>
          <Autocomplete
            options={PELICULAS}
            getOptionLabel={rotuloDe}
            noOptionsText={vacio}
            renderInput={(params) => <TextField {...params} label={t('pelicula')} />}
          />
        </Bloque>
        <Bloque titulo={t('pais')}>
          <Autocomplete
            options={PAISES}
            getOptionLabel={({ nombre, prefijo }) => `${nombre} ${prefijo}`}
            noOptionsText={vacio}
            renderOption={({ key, ...resto }, { nombre, prefijo }) => (
              <li key={key} {...resto}>
                <Box component="span" sx={{ flex: 1 }}>
                  {nombre}
                </Box>
                <Box component="span" dir="ltr" sx={{ color: 'text.secondary' }}>
                  {prefijo}
                </Box>
              </li>
            )}
            renderInput={(params) => <TextField {...params} label={t('elegirPais')} />}
          />
        </Bloque>
        <Bloque titulo={t('controlado')}>
          <Controlado />
        </Bloque>
        <Bloque titulo={t('libre')}>
          <Autocomplete
            freeSolo
            options={TITULOS}
            renderInput={(params) => <TextField {...params} label={t('pelicula')} helperText={t('libreAyuda')} />}
          />
        </Bloque>
        <Bloque titulo={t('multiple')}>
          <Varias nombre={t('peliculas')} />
        </Bloque>
        <Bloque titulo={t('casillas')}>
          <Varias nombre={t('peliculas')} conCasillas />
        </Bloque>
        <Bloque titulo={t('tamanos')} ancho>
          <Stack sx={{ gap: 2 }}>
            {([32, 38, 46] as const).map((alto) => (
              <Autocomplete
                key={alto}
                options={TITULOS}
                noOptionsText={vacio}
                sx={{ '& .MuiOutlinedInput-root': { minHeight: alto }, '& .MuiAutocomplete-input': { height: alto } }}
                renderInput={(params) => <TextField {...params} label={t(`tamano.${alto}`)} />}
              />
            ))}
          </Stack>
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

/** What is chosen and what is typed are two things; both are shown. */
function Controlado() {
  const t = textos.usar();
  const [valor, setValor] = useState<string | null>(TITULOS[0] ?? null);
  const [escrito, setEscrito] = useState('');
  return (
    <Stack sx={{ gap: 1.5 }} data-testid="autocomplete-controlado">
      <Autocomplete
        options={TITULOS}
        noOptionsText={t('nada')}
        value={valor}
        onChange={(_, nuevo) => setValor(nuevo)}
        inputValue={escrito}
        onInputChange={(_, nuevo) => setEscrito(nuevo)}
        renderInput={(params) => <TextField {...params} label={t('pelicula')} />}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {t('estado', { valor: valor ?? '–', escrito: escrito || '–' })}
      </Typography>
    </Stack>
  );
}

function Varias({ nombre, conCasillas = false }: { readonly nombre: string; readonly conCasillas?: boolean }) {
  const t = textos.usar();
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect={conCasillas}
      options={TITULOS}
      defaultValue={TITULOS.slice(0, 2)}
      noOptionsText={t('nada')}
      sx={{ '& .MuiAutocomplete-inputRoot': { flexWrap: 'wrap', py: '3px !important' } }}
      renderOption={({ key, ...resto }, opcion, { selected }) => (
        <li key={key} {...resto}>
          {conCasillas && <Casilla marcada={selected} />}
          {opcion}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={nombre} />}
    />
  );
}

/** Drawn alone: the option says itself whether it is chosen, and may hold no control. */
function Casilla({ marcada }: { readonly marcada: boolean }) {
  const Icono = marcada ? IconSquareCheckFilled : IconSquare;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', marginInlineEnd: 1, color: marcada ? 'primary.main' : 'text.secondary' }}
    >
      <Icono size={20} stroke={1.7} aria-hidden />
    </Box>
  );
}
