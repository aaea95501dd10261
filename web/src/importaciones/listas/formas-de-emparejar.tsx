import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { EMPAREJAMIENTOS, type Emparejamiento } from '@trastienda/nucleo/importaciones/listas/reglas-de-lista.ts';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly valor: readonly Emparejamiento[];
  readonly onCambio: (formas: Emparejamiento[]) => void;
};

/** By what an artículo is recognised, and what is tried first. At least one stays. */
export function FormasDeEmparejar({ valor, onCambio }: Props) {
  const { t } = useTranslation('importaciones');
  const orden = [...valor, ...EMPAREJAMIENTOS.filter((forma) => !valor.includes(forma))];
  const mover = (forma: Emparejamiento, pasos: number) => {
    const sin = valor.filter((una) => una !== forma);
    onCambio(sin.toSpliced(valor.indexOf(forma) + pasos, 0, forma));
  };
  const tildar = (forma: Emparejamiento, va: boolean) =>
    onCambio(va ? [...valor, forma] : valor.filter((una) => una !== forma));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 600 }}>
        {t('listas.reglas.emparejar')}
      </Box>
      {orden.map((forma) => {
        const lugar = valor.indexOf(forma);
        const nombre = t(`listas.reglas.formas.${forma}`);
        const va = lugar >= 0;
        return (
          <Box key={forma} sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
            <FormControlLabel
              label={nombre}
              sx={{ flex: 1, mx: 0, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
              control={
                <Checkbox
                  checked={va}
                  disabled={va && valor.length === 1}
                  onChange={(_, tildada) => tildar(forma, tildada)}
                />
              }
            />
            {va && (
              <>
                <IconButton
                  size="small"
                  disabled={lugar === 0}
                  aria-label={t('listas.reglas.subir', { forma: nombre })}
                  onClick={() => mover(forma, -1)}
                >
                  <IconArrowUp size={16} stroke={1.7} aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={lugar === valor.length - 1}
                  aria-label={t('listas.reglas.bajar', { forma: nombre })}
                  onClick={() => mover(forma, 1)}
                >
                  <IconArrowDown size={16} stroke={1.7} aria-hidden />
                </IconButton>
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
