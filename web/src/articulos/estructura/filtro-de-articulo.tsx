import { useQuery } from '@tanstack/react-query';
import { listarArticulos, verArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { FiltroBuscado } from '#ui/listas/filtros.tsx';

/** An artículo that a list is about, by its code. What a link brought is asked what it is called. */
export function FiltroDeArticulo(props: {
  readonly etiqueta: string;
  readonly valor: string | undefined;
  readonly onCambio: (articuloId: string | undefined) => void;
}) {
  const { etiqueta, valor, onCambio } = props;
  const puede = usePuede();
  const [elegido, setElegido] = useState<{ readonly id: string | undefined; readonly texto: string | undefined }>();
  const sabido = valor !== undefined && elegido?.id === valor ? elegido.texto : undefined;
  const consulta = useQuery({
    ...consultaDe(verArticulo, { params: { id: valor ?? '' } }),
    enabled: valor !== undefined && sabido === undefined && puede(verArticulo),
  });
  if (valor === undefined && !puede(listarArticulos)) return null;
  return (
    <FiltroBuscado
      etiqueta={etiqueta}
      valor={valor}
      texto={sabido ?? consulta.data?.codigo}
      endpoint={listarArticulos}
      aOpcion={({ id, codigo, descripcion }) => ({ id, texto: codigo, detalle: descripcion })}
      onCambio={(id, texto) => {
        setElegido({ id, texto });
        onCambio(id);
      }}
    />
  );
}
