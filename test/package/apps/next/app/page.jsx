import { Game } from './game.jsx';

export default function Page() {
  return <Game />;
}
