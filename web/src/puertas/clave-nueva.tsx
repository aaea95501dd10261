import Box from '@mui/material/Box';
import { useState } from 'react';
import { CampoDeContrasena } from './campo-de-contrasena.tsx';
import { con, type Textos, useTextos } from './textos.ts';

/** A password being chosen, and how good it is so far. Length is what counts (`seguridad.md` 3.3). */
export function ClaveNueva(props: {
  readonly label: string;
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
  readonly minimo: number;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}) {
  const t = useTextos();
  const [tocada, setTocada] = useState(false);
  const { minimo, valor, onCambio, ...resto } = props;
  const largo = [...valor].length;
  const { nivel, texto } = fuerzaDe(largo, minimo, t.clave);
  return (
    <CampoDeContrasena
      {...resto}
      valor={valor}
      onCambio={(nuevo) => {
        setTocada(true);
        onCambio(nuevo);
      }}
      autoComplete="new-password"
      ayuda={tocada && largo > 0 ? <Fuerza nivel={nivel} texto={texto} /> : con(t.clave.ayuda, { minimo })}
    />
  );
}

/** How many of four marks a length deserves, in words. */
function fuerzaDe(largo: number, minimo: number, t: Textos['clave']) {
  if (largo < minimo) return { nivel: 1, texto: con(t.faltan, { n: minimo - largo }) };
  if (largo < minimo + 5) return { nivel: 2, texto: t.alcanza };
  return largo < minimo + 10 ? { nivel: 3, texto: t.buena } : { nivel: 4, texto: t.excelente };
}

function Fuerza({ nivel, texto }: { readonly nivel: number; readonly texto: string }) {
  const tono = nivel === 1 ? 'warning' : 'success';
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: `${tono}.text`, fontWeight: 500 }}
    >
      <Box component="span" aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 28px)', gap: 0.5 }}>
        {[1, 2, 3, 4].map((marca) => (
          <Box
            key={marca}
            component="span"
            sx={{ height: 4, borderRadius: '2px', bgcolor: marca <= nivel ? `${tono}.text` : 'divider' }}
          />
        ))}
      </Box>
      {texto}
    </Box>
  );
}
