// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Greeter} from "../contracts/Greeter.sol";
import {GreetingSender} from "../contracts/GreetingSender.sol";
import {Messenger} from "../contracts/Messenger.sol";
import {StandInService} from "./StandInService.sol";

contract MessagesTest {
    StandInService private ethereum = new StandInService();
    StandInService private linea = new StandInService();
    GreetingSender private sender = new GreetingSender(ethereum);
    Greeter private greeter = new Greeter(linea);

    function setUp() external {
        sender.connect(address(greeter));
        greeter.connect(address(sender));
    }

    function test_GreetsOnLinea() external {
        sender.send{value: 0.001 ether}("Hello, Linea");
        require(ethereum.fee() == 0.001 ether);
        require(ethereum.to() == address(greeter));

        linea.deliverFrom(ethereum);
        require(greeter.number() == 1);
        require(keccak256(bytes(greeter.greeting())) == keccak256("Hello, Linea"));
    }

    function test_ConfirmsOnEthereum() external {
        sender.send("Hello, Linea");
        linea.deliverFrom(ethereum);
        greeter.reply();
        ethereum.deliverFrom(linea);
        require(sender.confirmed() == 1);
    }

    function test_IgnoresAnOlderGreeting() external {
        linea.deliver(address(sender), address(greeter), abi.encodeCall(Greeter.greet, (2, "Newer")));
        linea.deliver(address(sender), address(greeter), abi.encodeCall(Greeter.greet, (1, "Older")));
        require(greeter.number() == 2);
        require(keccak256(bytes(greeter.greeting())) == keccak256("Newer"));
    }

    function test_RejectsACallThatIsNotAMessage() external {
        try greeter.greet(1, "Hello") {
            revert("accepted");
        } catch (bytes memory reason) {
            _expect(reason, abi.encodeWithSelector(Messenger.NotTheMessageService.selector, address(this)));
        }
    }

    function test_RejectsAMessageFromAnotherSender() external {
        try linea.deliver(address(this), address(greeter), abi.encodeCall(Greeter.greet, (1, "Hello"))) {
            revert("accepted");
        } catch (bytes memory reason) {
            _expect(reason, abi.encodeWithSelector(Messenger.NotThePeer.selector, address(this)));
        }
    }

    function test_RejectsAConfirmationFromAnotherSender() external {
        try ethereum.deliver(address(this), address(sender), abi.encodeCall(GreetingSender.confirm, (1))) {
            revert("accepted");
        } catch (bytes memory reason) {
            _expect(reason, abi.encodeWithSelector(Messenger.NotThePeer.selector, address(this)));
        }
    }

    function test_ConnectsOnce() external {
        try greeter.connect(address(this)) {
            revert("connected");
        } catch (bytes memory reason) {
            _expect(reason, abi.encodeWithSelector(Messenger.AlreadyConnected.selector, address(sender)));
        }
    }

    function _expect(bytes memory actual, bytes memory expected) private pure {
        require(keccak256(actual) == keccak256(expected), "another error");
    }
}
