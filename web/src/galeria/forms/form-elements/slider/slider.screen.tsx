import Box from '@mui/material/Box';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { grueso, Rango, Uno, Volumen } from '#galeria/forms/form-elements/deslizadores.tsx';
import { textos } from '#galeria/forms/form-elements/textos.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

const GRADOS = [-10, 0, 15, 30, 45].map((value) => ({ value, label: `${formatearEntero(value)} °C` }));
const DE_A_DIEZ = Array.from({ length: 11 }, (_, i) => ({ value: i * 10 }));

/** Values that are dragged, or moved with the arrows. */
export function SliderScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('slider')}>
      <Bloques>
        <Bloque titulo={t('deslizador.personalizadoValor')}>
          <Uno nombre={t('deslizador.valor')} inicial={40} valueLabelDisplay="on" sx={grueso} />
        </Bloque>
        <Bloque titulo={t('deslizador.personalizadoVolumen')}>
          <Volumen sx={grueso} />
        </Bloque>
        <Bloque titulo={t('deslizador.personalizadoRango')}>
          <Rango sx={grueso} />
        </Bloque>
        <Bloque titulo={t('predeterminado')}>
          <Uno nombre={t('deslizador.valor')} inicial={30} />
        </Bloque>
        <Bloque titulo={t('deslizador.inactivo')}>
          <Uno nombre={t('deslizador.valor')} inicial={30} disabled />
        </Bloque>
        <Bloque titulo={t('deslizador.volumen')}>
          <Volumen />
        </Bloque>
        <Bloque titulo={t('deslizador.discreto')}>
          <Uno nombre={t('deslizador.valor')} inicial={30} step={10} marks={DE_A_DIEZ} />
        </Bloque>
        <Bloque titulo={t('deslizador.temperatura')}>
          <Box sx={{ px: 2 }}>
            <Uno
              nombre={t('deslizador.temperatura')}
              inicial={22}
              min={-10}
              max={45}
              marks={GRADOS}
              getAriaValueText={(grados) => `${formatearEntero(grados)} °C`}
            />
          </Box>
        </Bloque>
        <Bloque titulo={t('deslizador.rango')} ancho>
          <Rango />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}
