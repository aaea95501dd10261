// Spare parts drawn for cells of 150 by 142, in four tones that the page gives by class.

export function Filtro() {
  return (
    <g>
      <path className="hondo" d="M55 32l6-8h28l6 8z" />
      <path className="medio" d="M49 38a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v11H49z" />
      <path className="claro" d="M49 49h52v28H49z" />
      <path className="medio" d="M49 77h52v14a6 6 0 0 1-6 6H55a6 6 0 0 1-6-6z" />
      <rect className="hondo" x="55" y="97" width="40" height="7" rx="3.5" />
      <path className="blanco linea" d="M57 37v5M66 37v5M75 37v5M84 37v5M93 37v5" />
      <path className="trazo" d="M57 57h24M57 67h36" />
    </g>
  );
}

export function Bujia() {
  return (
    <g>
      <rect className="hondo" x="69" y="18" width="12" height="11" rx="3" />
      <path className="claro" d="M67 30h16l6 26H61z" />
      <path className="blanco" d="M72 34h6l4 20H68z" />
      <path className="medio" d="M59 56h32l-5 15H64z" />
      <rect className="claro" x="65" y="72" width="20" height="17" rx="2" />
      <path className="trazo" d="M66 76h18M66 84h18" />
      <path className="trazo-hondo" d="M71 91v11h8V91" />
    </g>
  );
}

export function Disco() {
  return (
    <g>
      <circle className="claro" cx="75" cy="65" r="38" />
      <circle className="trazo-hondo punteado" cx="75" cy="65" r="30" />
      <circle className="medio" cx="75" cy="65" r="19" />
      <circle className="blanco" cx="75" cy="65" r="8.5" />
      {AGUJEROS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="blanco" cx={x} cy={y} r="2.4" />
      ))}
    </g>
  );
}

const AGUJEROS = Array.from({ length: 5 }, (_, i) => {
  const angulo = (i * 2 * Math.PI) / 5 - Math.PI / 2;
  return { x: Math.round(75 + 13.5 * Math.cos(angulo)), y: Math.round(65 + 13.5 * Math.sin(angulo)) };
});

export function Caja() {
  return (
    <g>
      <path className="claro" d="M75 34l36 12v42l-36 16-36-16V46z" />
      <path className="trazo" d="M39 46l36 13 36-13M75 59v45" />
      <path className="blanco linea-gruesa" d="M57 41l36 12v9l-8-3" />
    </g>
  );
}

export function Amortiguador() {
  return (
    <g>
      <circle className="hondo" cx="75" cy="21" r="7" />
      <rect className="hondo" x="71" y="24" width="8" height="30" />
      <rect className="claro" x="63" y="52" width="24" height="46" rx="6" />
      <path className="espira" d="M53 38l44 9M53 50l44 9M53 62l44 9M53 74l44 9" />
      <rect className="hondo" x="55" y="80" width="40" height="7" rx="3.5" />
      <circle className="hondo" cx="75" cy="104" r="7" />
    </g>
  );
}

const DIENTES = Array.from({ length: 10 }, (_, i) => i * 36);

export function Engranaje() {
  return (
    <g>
      {DIENTES.map((giro) => (
        <rect
          key={giro}
          className="medio"
          x="69"
          y="23"
          width="12"
          height="16"
          rx="3"
          transform={`rotate(${giro} 75 64)`}
        />
      ))}
      <circle className="medio" cx="75" cy="64" r="31" />
      <circle className="claro" cx="75" cy="64" r="20" />
      <circle className="blanco" cx="75" cy="64" r="9.5" />
    </g>
  );
}

export function Correa() {
  return (
    <g>
      <path className="correa" d="M45 50c2-11 13-14 22-11 16 4 32 17 37 33 5 18-9 31-31 31-25 0-32-26-28-53z" />
      <path className="correa-dientes" d="M45 50c2-11 13-14 22-11 16 4 32 17 37 33 5 18-9 31-31 31-25 0-32-26-28-53z" />
      <circle className="medio" cx="62" cy="71" r="15" />
      <circle className="blanco" cx="62" cy="71" r="5" />
      <circle className="claro" cx="91" cy="74" r="10" />
      <circle className="medio" cx="91" cy="74" r="4" />
    </g>
  );
}
