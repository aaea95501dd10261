import { Fila } from '#galeria/comun/bloques.tsx';
import { MarcaDe } from '#galeria/forms/form-elements/marca-de.tsx';
import { PaginaDeMarcas } from '#galeria/forms/form-elements/pagina-de-marcas.tsx';
import { textos } from '#galeria/forms/form-elements/textos.ts';

/** On or off. */
export function SwitchScreen() {
  const t = textos.usar();
  return (
    <PaginaDeMarcas
      clase="switch"
      titulo={t('switch')}
      conEtiqueta
      personalizado={
        <Fila>
          <MarcaDe clase="switch" nombre={t('hecha')} marcada tono="success" sx={cuadrado} />
          <MarcaDe clase="switch" nombre={t('sinMarcar')} tono="success" sx={cuadrado} />
        </Fila>
      }
    />
  );
}

const cuadrado = {
  '& .MuiSwitch-track': { borderRadius: 0.75 },
  '& .MuiSwitch-thumb': { borderRadius: 0.5 },
} as const;
