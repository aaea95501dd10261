import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { nombreDeColor } from '#galeria/ecommerce/palabras.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { Pista } from '#ui/flotantes/pista.tsx';

/** A dot for each colour; the chosen one has a tick, and choosing it again answers `All`. */
export function Colores(props: {
  readonly colores: readonly string[];
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
}) {
  const t = textos.usar();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {props.colores.map((hex) => {
        const elegido = hex === props.valor;
        return (
          <Pista key={hex} texto={nombreDeColor(t, hex)}>
            <ButtonBase
              aria-label={nombreDeColor(t, hex)}
              aria-pressed={elegido}
              onClick={() => props.onCambio(elegido ? 'All' : hex)}
              sx={{ ...punto, bgcolor: hex }}
              data-testid="shop-color"
            >
              {elegido && <IconCheck size={16} stroke={2.4} aria-hidden />}
            </ButtonBase>
          </Pista>
        );
      })}
    </Box>
  );
}

const punto = {
  width: 28,
  height: 28,
  borderRadius: '50%',
  color: 'common.white',
  border: '2px solid',
  borderColor: 'background.paper',
  boxShadow: '0 0 0 1px var(--t-palette-borderStrong)',
} as const;
